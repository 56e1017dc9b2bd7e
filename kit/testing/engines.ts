import aceUrl from 'accessibility-checker-engine/ace.js?url';
import htmlcsUrl from 'html_codesniffer/build/HTMLCS.js?url';
import { aceFindings, htmlcsFindings, linesOfFindings } from './engine-findings.ts';

/** Both engines are scripts that set a global and cannot be imported. */
async function load(url: string, name: string): Promise<void> {
  if (name in globalThis) return;
  await new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', loaded);
    script.addEventListener('error', () => failed(new Error(`${url} did not load`)));
    document.head.append(script);
  });
}

/**
 * What HTML_CodeSniffer and IBM's engine report in the document, except known false positives, one line per element. Both resolve ids in
 * their input, so a component is also read as a document, without the rules for whole pages.
 */
export async function engineReport({ page }: { page: boolean }): Promise<string[]> {
  await load(htmlcsUrl, 'HTMLCS');
  await load(aceUrl, 'ace');
  return linesOfFindings([...(await htmlcsFindings()), ...(await aceFindings())], { page });
}
