import { createHash } from 'node:crypto';
import type { VendorAnswer, VendorRequest, VendorRoute, VendorState } from './vendor.ts';

/** Pages that a simulated vendor shows to the borrower: one form after another, without scripts, so that they work in every browser and on phones. */

/** A control of a page. `name` is the form's field. */
export type Part =
  | { readonly kind: 'text'; readonly name: string; readonly label: string; readonly secret?: true; readonly hint?: string }
  | { readonly kind: 'search'; readonly label: string }
  | { readonly kind: 'buttons'; readonly name: string; readonly label: string; readonly options: readonly Option[]; readonly none: string }
  | {
      readonly kind: 'choices';
      readonly many: boolean;
      readonly legend: string;
      readonly options: readonly Option[];
      /** The field of one of several questions; such a question begins without an answer. */ readonly name?: string;
    }
  /** What the device's camera shows, and whether it and the microphone may be used. */
  | { readonly kind: 'camera' }
  | { readonly kind: 'list'; readonly items: readonly string[] };

type Option = { readonly value: string; readonly label: string; readonly hint?: string };

/** One page as data. `submit` labels its button; `names` is the table of what to type in the sandbox. */
export type Page = {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly Part[];
  readonly submit?: string;
  readonly isFirst?: boolean;
  /** Nothing is left to cancel: its button only returns. */
  readonly isEnd?: boolean;
  readonly names?: readonly (readonly [typed: string, leadsTo: string])[];
  /** Ways in which it may go wrong, as buttons below the page: the field `end`. */
  readonly ends?: readonly Option[];
};

type Fields = Readonly<Record<string, string>>;

/** What a submitted form leads to: another page (with a problem to say there), or back to the lender with these values. */
export type Move<Step extends string, Session> =
  | { readonly to: Step; readonly session: Session; readonly problem?: string }
  | {
      readonly leave: Readonly<Record<string, string>>;
      /** In the query, where a server may read them: never a token. */ readonly inQuery?: true;
    };

type StepOf<Step extends string, Session> = {
  /** @param search what was typed into the page's search field */
  readonly page: (session: Session, search: string) => Page;
  readonly submit: (session: Session, fields: Fields, state: VendorState) => Move<Step, Session>;
  /** Where Back leads. */
  readonly before?: Step;
};

/** The pages of one vendor. */
export type Pages<Step extends string, Session> = {
  /** The name in the page's head: a made-up company. */
  readonly vendor: string;
  readonly accent: string;
  readonly first: Step;
  readonly steps: Readonly<Record<Step, StepOf<Step, Session>>>;
  /** For a link that may be opened again: the page on which the person goes on, null once it has ended. Otherwise a link is used once. */
  readonly resume?: (session: Session, state: VendorState) => Step | null;
};

type Stored<Step extends string, Session> = {
  readonly step: Step;
  readonly session: Session;
  readonly client: string;
  readonly back: string;
  readonly problem?: string;
  /** Set once the borrower left: the page cannot be used again. */
  readonly left?: true;
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:#eef1f5}
header{background:var(--accent);color:#fff;padding:14px 20px;font-weight:600}main{max-width:30rem;margin:0 auto;padding:32px 20px 64px}
.card{background:#fff;border-radius:12px;padding:28px 24px;box-shadow:0 1px 3px #0002}h1{font-size:1.5rem;line-height:1.25;margin:0 0 8px}
p{margin:0 0 16px}.hint{color:#4a5568;font-size:.9rem}label,legend{display:block;font-weight:600;margin:0 0 4px;padding:0}
input[type=text],input[type=password],input[type=search]{width:100%;font:inherit;padding:11px 12px;border:1px solid #6b7788;border-radius:8px;margin:0 0 16px;background:#fff;color:inherit}
fieldset{border:0;margin:0 0 20px;padding:0}ul{margin:0 0 20px;padding:0 0 0 20px}ul.plain{list-style:none;padding:0}ul.plain li{margin:0 0 8px}
.choice{display:flex;gap:12px;align-items:flex-start;font-weight:400;border:1px solid #b8c1cd;border-radius:8px;padding:12px;margin:0 0 8px;cursor:pointer}.choice input{margin:5px 0 0;accent-color:var(--accent)}
button{font:inherit;font-weight:600;min-height:46px;border-radius:8px;padding:10px 16px;cursor:pointer;width:100%;text-align:center}
.go{background:var(--accent);color:#fff;border:1px solid var(--accent)}.row{background:#fff;color:inherit;border:1px solid #b8c1cd;text-align:left}.plainly{background:none;border:0;color:#1c2430;text-decoration:underline;margin:8px 0 0}
.problem{border-left:4px solid #b3261e;background:#fdecea;padding:12px;border-radius:4px;margin:0 0 16px}
:focus-visible{outline:3px solid #1a5fd0;outline-offset:2px}details{margin:24px 0 0;font-size:.9rem}summary{cursor:pointer;padding:8px 0}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:6px 8px 6px 0;vertical-align:top;border-top:1px solid #d5dbe3;overflow-wrap:anywhere}
video{display:block;width:100%;aspect-ratio:4/3;background:#1c2430;border-radius:8px;margin:0 0 8px;object-fit:cover}video[hidden]{display:none}
footer{color:#4a5568;font-size:.85rem;margin:24px 0 0}`;
/** The only script: shows the camera, or says that there is none. */
const CAMERA_SCRIPT = `const video=document.querySelector('video'),state=document.getElementById('camera');
const none=()=>{video.hidden=true;state.textContent='No camera or microphone. In the sandbox you go on without them.'};
if(!navigator.mediaDevices)none();else navigator.mediaDevices.getUserMedia({video:true,audio:true}).then((stream)=>{video.srcObject=stream;state.textContent='Your camera and microphone work.'},none)`;
const hasCamera = (page: Page): boolean => page.parts.some(({ kind }) => kind === 'camera');

const styleOf = (accent: string) => `:root{--accent:${accent}}${STYLE}`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hintOf = ({ hint }: Option) => (hint === undefined ? '' : `<br><span class="hint">${escaped(hint)}</span>`);

const PARTS: { readonly [K in Part['kind']]: (part: Extract<Part, { kind: K }>, search: string) => string } = {
  text: ({ name, label, secret, hint }) =>
    `<label for="${name}">${escaped(label)}</label>${hint === undefined ? '' : `<p class="hint" id="${name}-hint">${escaped(hint)}</p>`}` +
    `<input id="${name}" name="${name}" type="${secret ? 'password' : 'text'}" autocomplete="off" autocapitalize="none" spellcheck="false" required${hint === undefined ? '' : ` aria-describedby="${name}-hint"`}>`,
  // A form of its own: it only filters what is below.
  search: ({ label }, search) =>
    `</form><form method="get" role="search"><label for="q">${escaped(label)}</label><input id="q" name="q" type="search" value="${escaped(search)}" autocomplete="off"></form><form method="post">`,
  buttons: ({ name, label, options, none }) =>
    options.length === 0
      ? `<p role="status">${escaped(none)}</p>`
      : `<ul class="plain" aria-label="${escaped(label)}">${options
          .map(
            (option) =>
              `<li><button class="row" name="${name}" value="${escaped(option.value)}">${escaped(option.label)}${hintOf(option)}</button></li>`,
          )
          .join('')}</ul>`,
  choices: ({ many, legend, options, name }) =>
    `<fieldset><legend>${escaped(legend)}</legend>${options
      .map(
        (option, n) =>
          `<label class="choice"><input type="${many ? 'checkbox' : 'radio'}" name="${many ? `choice-${n}` : (name ?? 'choice')}" value="${escaped(option.value)}"${name !== undefined ? ' required' : many || n === 0 ? ' checked' : ''}><span>${escaped(option.label)}${hintOf(option)}</span></label>`,
      )
      .join('')}</fieldset>`,
  camera: () =>
    '<video autoplay muted playsinline aria-label="What your camera shows"></video><p class="hint" role="status" id="camera">Asking for your camera and microphone</p>',
  list: ({ items }) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
};

function htmlOf(vendor: string, accent: string, page: Page, { client, problem }: { client: string; problem?: string }, search: string) {
  const controls = page.parts.map((part) => (PARTS[part.kind] as (part: Part, search: string) => string)(part, search)).join('');
  const names = page.names
    ?.map(([typed, leadsTo]) => `<tr><th scope="row"><code>${escaped(typed)}</code></th><td>${escaped(leadsTo)}</td></tr>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(page.title)} · ${escaped(vendor)}</title><style>${styleOf(accent)}</style></head><body><header>${escaped(vendor)}</header><main><div class="card">
<h1>${escaped(page.title)}</h1><p>${escaped(page.lead)}</p>${problem === undefined ? '' : `<p class="problem" role="alert">${escaped(problem)}</p>`}
<form method="post">${controls}${page.submit === undefined ? '' : `<button class="go" name="move" value="next">${escaped(page.submit)}</button>`}</form>
<form method="post">${page.isFirst ? '' : '<button class="plainly" name="move" value="back">Back</button>'}${page.isEnd ? '' : `<button class="plainly" name="move" value="cancel">Cancel and return to ${escaped(client)}</button>`}</form></div>
${page.ends === undefined ? '' : `<details><summary>In the sandbox, let it end differently</summary><form method="post"><ul class="plain">${page.ends.map(({ value, label }) => `<li><button class="row" name="end" value="${escaped(value)}">${escaped(label)}</button></li>`).join('')}</ul></form></details>`}
${names === undefined ? '' : `<details open><summary>What to type in the sandbox</summary><table><tbody>${names}</tbody></table></details>`}
<footer>A simulated page: no company stands behind it, and nothing typed here leaves this machine.</footer></main>${hasCamera(page) ? `<script>${CAMERA_SCRIPT}</script>` : ''}</body></html>`;
}

const html = (status: number, body: string, csp: string): VendorAnswer => ({
  status,
  body,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': csp,
  },
});

/** The address of a page for the borrower's browser: behind `pagesPath` of the page it returns to, or on the vendor's own host. */
export function pageUrl(host: string | undefined, pagesPath: string | undefined, back: string, token: string): string {
  return pagesPath === undefined ? `http://${host ?? ''}/pages/${token}` : new URL(`${pagesPath}/${token}`, back).href;
}

const keyOf = (token: string) => `page:${token}`;
const tokenOf = ({ path }: VendorRequest) => path.split('/').at(-1) ?? '';

/** Opens the pages for one borrower; `back` is where they return, `client` the lender's name. */
export function openPages<Step extends string, Session>(
  { first }: Pages<Step, Session>,
  state: VendorState,
  token: string,
  opened: { readonly session: Session; readonly client: string; readonly back: string },
): void {
  const stored: Stored<Step, Session> = { step: first, ...opened };
  state.put(keyOf(token), stored);
}

/** The routes GET and POST /pages/{token}. The token alone opens a page, as at the vendors. */
export function pageRoutes<Step extends string, Session>(pages: Pages<Step, Session>): VendorRoute[] {
  const { vendor, accent, steps, resume } = pages;
  const csp = (back: string, page: Page) =>
    `default-src 'none'; style-src ${hashOf(styleOf(accent))};${hasCamera(page) ? ` script-src ${hashOf(CAMERA_SCRIPT)};` : ''} form-action 'self' ${new URL(back).origin}; base-uri 'none'; frame-ancestors 'none'`;
  const stored = (request: VendorRequest, state: VendorState) => state.get(keyOf(tokenOf(request))) as Stored<Step, Session> | undefined;
  /** @param back where the borrower returns, if it is known */
  const gone = (back?: string): VendorAnswer =>
    html(
      410,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>This page has expired</title><style>${styleOf(accent)}</style></head><body><header>${escaped(vendor)}</header><main><div class="card"><h1>This page has expired</h1><p>It was used, or opened too long ago. Go back to your lender and start again.</p>${back === undefined ? '' : `<p><a href="${escaped(back)}#exit=EXPIRED">Return to your lender</a></p>`}</div></main></body></html>`,
      `default-src 'none'; style-src ${hashOf(styleOf(accent))}`,
    );
  const show = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const kept = stored(request, state);
    if (kept === undefined) return gone();
    const resumed = resume?.(kept.session, state) ?? null;
    if (resumed === null && (kept.left || (resume !== undefined && kept.step === pages.first))) return gone(kept.back);
    const { left, ...open } = kept;
    const at = left && resumed !== null ? { ...open, step: resumed } : kept;
    if (at !== kept) state.put(keyOf(tokenOf(request)), at);
    const search = request.query.get('q') ?? '';
    const page = steps[at.step].page(at.session, search);
    return html(200, htmlOf(vendor, accent, page, at, search), csp(at.back, page));
  };
  const submit = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const at = stored(request, state);
    if (at === undefined || at.left) return gone(at?.back);
    const fields = (request.body ?? {}) as Fields;
    const moved: Move<Step, Session> =
      fields['move'] === 'cancel'
        ? { leave: { exit: 'USER_EXIT' } }
        : fields['move'] === 'back'
          ? { to: steps[at.step].before ?? at.step, session: at.session }
          : steps[at.step].submit(at.session, fields, state);
    const { client, back } = at;
    if ('leave' in moved) {
      state.put(keyOf(tokenOf(request)), { ...at, left: true });
      // A token is in the fragment: browsers do not send it, so no log on the way has it.
      const mark = moved.inQuery ? (back.includes('?') ? '&' : '?') : '#';
      return { status: 303, body: '', headers: { location: `${back}${mark}${new URLSearchParams(moved.leave).toString()}` } };
    }
    state.put(keyOf(tokenOf(request)), {
      step: moved.to,
      session: moved.session,
      client,
      back,
      ...(moved.problem !== undefined && { problem: moved.problem }),
    });
    return { status: 303, body: '', headers: { location: tokenOf(request) } };
  };
  const path = /^\/pages\/[\w-]+$/;
  return [
    { method: 'GET', path, authorized: () => true, handle: show },
    { method: 'POST', path, authorized: () => true, handle: submit },
  ];
}
