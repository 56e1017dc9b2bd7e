import { api } from './api/api.ts';

const FILE = '/service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}/file';

/** Downloads a document of an application: its PDF, or its text where it was delivered as text. */
export async function downloadDocument(uuid: string, kind: string, title: string): Promise<void> {
  const { data } = await api.GET(FILE, { params: { path: { uuid, kind } } });
  const bytes: unknown = data;
  const isPdf = bytes instanceof Uint8Array;
  const blob = isPdf ? new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }) : new Blob([String(bytes)], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${title}.${isPdf ? 'pdf' : 'txt'}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
