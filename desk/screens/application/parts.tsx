import { shortDateText } from '../../parts/format.ts';
import { useTimeText } from '../../parts/zone.tsx';

/** An instant at the home; a day as it is. */
export function useWhen(): (iso: string) => string {
  const timeText = useTimeText();
  return (iso) => (iso.length === 10 ? shortDateText(iso) : timeText(iso));
}

/** Opens a file in a tab of its own. The tab is opened by the click, before the file is here: browsers block one that comes later. Answers false where it was blocked. */
export async function openInTab(read: () => Promise<unknown>): Promise<boolean> {
  const tab = window.open('', '_blank');
  if (!tab) return false;
  try {
    const data = await read();
    if (!(data instanceof Blob)) throw new TypeError('The reply is no file');
    const url = URL.createObjectURL(data);
    tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    return true;
  } catch (error) {
    tab.close();
    throw error;
  }
}
