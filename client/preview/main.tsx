/**
 * One screen of the borrower's app for a sample person, with the settings of a change. It is drawn by the app's own code in a frame of the desk that may call
 * nothing; what the server would reply comes from the desk by message.
 */
import '@hearthline/kit/styles/base.css';
import { loadFonts } from '@hearthline/kit/styles/fonts.ts';
import type { Organization } from '@hearthline/orgs/page.ts';
import type { Drawn, Previewed } from '@hearthline/web/preview.ts';
import { createRoot } from 'react-dom/client';
import { type Answer, fetchFrom } from '../samples/answers.ts';
import { sampleReplies } from '../samples/sample-replies.ts';
import { sampledAt } from '../samples/sample-person.ts';
import { setHomeZone } from '../services/dates.ts';
import { registrationStore } from '../services/draft/registration-store.ts';
import { flagsAtLoad, setFlags } from '../services/flags/flags.ts';
import { settleLender } from '../services/organization/lender-of-application.ts';
import { setOrganization } from '../services/organization/organization.ts';
import { needsSignIn, session } from '../services/session/session.ts';
import { tabStorage } from '../services/storage.ts';
import { PdfViewer } from '@hearthline/kit/pdf/PdfViewer.tsx';
import { fromDesk, toDesk } from './messages.ts';
import classes from './Preview.module.css';
import { addressOf, PreviewedScreen } from './PreviewedScreen.tsx';

const NOTHING_SENT = 'This is a preview: nothing is sent.';
const NO_FILES = 'The preview shows documents by themselves: choose them in its list.';
/** Milliseconds without a change after which a screen counts as shown. */
const QUIET_MS = 400;

const nothingElse: typeof fetch = () => Promise.reject(new TypeError('A preview calls nothing'));

const refusal = (status: number, code: string, message: string): Answer => ({
  refusal: { status, code, message },
});

/** What the screen asks is answered from the samples, and everything else is refused with a sentence. */
function answerFrom(replies: Readonly<Record<string, unknown>>): void {
  window.fetch = fetchFrom(
    {
      ...Object.fromEntries(Object.entries(replies).map(([path, data]) => [path, { data }])),
      'GET /service-application/api/v1/application/heloc/{uuid}/disclosures/{kind}/file': refusal(409, 'conflict', NO_FILES),
    },
    nothingElse,
    refusal(409, 'conflict', NOTHING_SENT),
  );
}

/** Tells the desk the words of the page, each time it has come to rest. */
function tellWords(root: HTMLElement): void {
  let timer = 0;
  const tell = (): void => toDesk({ kind: 'shown', lines: root.innerText.split('\n').flatMap((line) => line.trim() || []) });
  const later = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(tell, QUIET_MS);
  };
  new MutationObserver(later).observe(root, { childList: true, characterData: true, subtree: true });
  later();
}

/** What an earlier answer of registration decides: the steps after the first are shown with the home known. */
function answerBefore({ person: { home, occupancy, email } }: Previewed): void {
  registrationStore.type({
    propertyAddress: { ...home, street2: '', occupancyType: occupancy },
    email,
  });
}

/** Draws a screen into the page. */
function showScreen(root: HTMLElement, previewed: Previewed): void {
  const { path, site, person } = previewed;
  setOrganization(site.organization as Organization);
  setFlags(flagsAtLoad(site.flags, tabStorage));
  const sampled = sampledAt(path, person, site);
  setHomeZone(person.timeZone);
  answerFrom(sampleReplies(site, person, sampled));
  if (needsSignIn(addressOf(path, sampled))) session.signIn('sample');
  settleLender();
  answerBefore(previewed);
  createRoot(root).render(<PreviewedScreen path={path} sampled={sampled} />);
  tellWords(root);
}

function show(drawn: Drawn): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const style = document.querySelector('style[data-brand]');
  if (style) style.textContent = drawn.kind === 'screen' ? drawn.site.css : drawn.css;
  void loadFonts().catch(() => undefined);
  if (drawn.kind === 'screen') return showScreen(root, drawn);
  const { title, file } = drawn;
  createRoot(root).render(
    <main className={classes.document}>
      <PdfViewer title={title} file={file} fileName={title} inDialog readsOnly />
    </main>,
  );
}

// links lead nowhere, to no page of this site and to none of another
document.addEventListener(
  'click',
  (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  },
  true,
);
fromDesk(show);
toDesk({ kind: 'ready' });
