import type { IncomingMessage } from 'node:http';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { picturePath } from '@hearthline/orgs/logos.ts';
import { safeHtml as safe } from '../../../messages/html.ts';
import { brandCss } from '../../../organizations/page-data.ts';
import { COPY, type Screen } from './copy.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page,#f6f7f6);color:var(--ink,#16211c);font:400 1.0625rem/1.53 var(--font-text,'Source Sans 3 Variable',system-ui,sans-serif)}
main{max-width:27rem;margin:0 auto;padding:2.5rem 1.25rem}
.who{display:flex;align-items:center;gap:.6rem;font:700 1.25rem/1.2 var(--font-question,'Source Serif 4 Variable',Georgia,serif);margin-bottom:2rem}
img{height:2rem}
h1{font:var(--w-question,600) 1.75rem/1.2 var(--font-question,'Source Serif 4 Variable',Georgia,serif);letter-spacing:var(--track-question,-.012em);text-wrap:balance;margin:0 0 .5rem}
@media(min-width:1024px){h1{font-size:2.125rem;line-height:1.18}}
p{margin:0 0 1rem}
form{background:var(--surface,#fff);border:1px solid var(--line,#d8dedb);border-radius:calc(var(--radius,8px)*1.5);padding:1.5rem;margin:1.5rem 0}
label{display:block;font-weight:600;margin:0 0 .35rem}
input{display:block;width:100%;min-height:3rem;padding:.6rem .8rem;margin:0 0 1.1rem;font:inherit;color:inherit;background:var(--surface,#fff);border:1.5px solid var(--edge,#6b7671);border-radius:var(--radius,8px)}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--focus,#1f5fa8);outline-offset:2px}
input[aria-invalid=true]{border-color:var(--err,#a5281b);border-width:2px;margin-bottom:.3rem}
button{width:100%;min-height:3rem;font:inherit;font-weight:600;cursor:pointer;color:var(--on-fill,#fff);background:var(--fill,#44484c);border:1.5px solid var(--accent,#44484c);border-radius:var(--radius,8px)}
button.plain{background:none;border:0;color:var(--accent,#44484c);text-decoration:underline}
a{color:var(--accent,#44484c);display:inline-block;min-height:1.5rem}
.hint{color:var(--ink-2,#4a5650);font-size:.95rem;margin:-.6rem 0 1.1rem}
.wrong{color:var(--err,#a5281b);font-size:.95rem;margin:0 0 1.1rem}
[role=alert]{border:1.5px solid var(--err,#a5281b);border-radius:var(--radius,8px);padding:.8rem 1rem;margin:1rem 0}`;

type PageParts = { readonly title: string; readonly body: string; readonly css: string; readonly fonts: string; readonly nonce: string };

const page = ({ title, body, css, fonts, nonce }: PageParts): string =>
  `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title><style nonce="${nonce}">:root{${css}}${fonts}${STYLE}</style></head><body><main>${body}</main></body></html>`;

export type SignInPage = {
  readonly screen: Screen;
  readonly lender: Lender;
  readonly uid: string;
  readonly email: string;
  /** The error of the whole form, or of one field. */
  readonly wrong: { readonly field: 'email' | 'password' | null; readonly message: string } | null;
  /** The font-face rules (http/pages/fonts.ts). */
  readonly fonts: string;
  readonly nonce: string;
};

/** Sign-in and sign-up of the embedded broker, under the lender's brand. Plain HTML: it works without scripts. */
export function signInPage({ screen, lender, uid, email, wrong, fonts, nonce }: SignInPage): string {
  const copy = COPY[screen];
  const field = (name: 'email' | 'password', label: string, more: string): string => {
    const message = wrong?.field === name ? wrong.message : null;
    return `<label for="${name}">${safe(label)}</label><input id="${name}" name="${name}" required ${more}${message === null ? '' : ` aria-invalid="true" aria-describedby="${name}-wrong" autofocus`}>${message === null ? '' : `<p class="wrong" id="${name}-wrong">${safe(message)}</p>`}`;
  };
  const other: Screen = screen === 'sign-in' ? 'sign-up' : 'sign-in';
  const body = `<p class="who"><img src="${safe(picturePath(lender, 'logo.svg'))}" alt=""> ${safe(lender.name)}</p>
<h1 tabindex="-1">${copy.title}</h1><p>${copy.intro}</p>
${wrong?.field === null ? `<div role="alert">${safe(wrong.message)}</div>` : ''}
<form method="post" action="/oidc/interaction/${safe(uid)}/${screen}">
${field('email', COPY.email, `type="email" maxlength="128" autocomplete="${screen === 'sign-in' ? 'username' : 'email'}" autocapitalize="none" spellcheck="false" value="${safe(email)}"`)}
${field('password', COPY.password, `type="password" maxlength="128" autocomplete="${screen === 'sign-in' ? 'current-password' : 'new-password'}"${screen === 'sign-up' ? ' aria-describedby="rules"' : ''}`)}
${screen === 'sign-up' ? `<p class="hint" id="rules">${COPY.rules}</p>` : ''}
<button type="submit">${copy.submit}</button>
</form>
<p>${copy.otherQuestion} <a href="/oidc/interaction/${safe(uid)}?screen=${other}">${copy.otherLink}</a></p>
${screen === 'sign-in' ? `<p><a href="/auth/forgot">${COPY.forgot}</a></p>` : ''}
<p><a href="/oidc/interaction/${safe(uid)}/leave">${COPY.leave}</a></p>`;
  return page({ title: `${copy.title} | ${lender.name}`, body, css: brandCss(lender.brand), fonts, nonce });
}

export type CodePage = Pick<SignInPage, 'lender' | 'uid' | 'fonts' | 'nonce'> & { readonly challenge: string; readonly isWrong: boolean };

/** The second step of a sign-in. Plain HTML like the first. */
export function codePage({ lender, uid, challenge, isWrong, fonts, nonce }: CodePage): string {
  const body = `<p class="who"><img src="${safe(picturePath(lender, 'logo.svg'))}" alt=""> ${safe(lender.name)}</p>
<h1 tabindex="-1">${COPY.codeTitle}</h1><p>${COPY.codeIntro}</p>
<form method="post" action="/oidc/interaction/${safe(uid)}/code">
<input type="hidden" name="challenge" value="${safe(challenge)}">
<label for="code">${COPY.code}</label><input id="code" name="code" required maxlength="40" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false"${isWrong ? ' aria-invalid="true" aria-describedby="code-wrong"' : ''} autofocus>
${isWrong ? `<p class="wrong" id="code-wrong">${COPY.codeWrong}</p>` : ''}
<button type="submit">${COPY.codeSubmit}</button>
</form>
<p><a href="/oidc/interaction/${safe(uid)}/leave">${COPY.leave}</a></p>`;
  return page({ title: `${COPY.codeTitle} | ${lender.name}`, body, css: brandCss(lender.brand), fonts, nonce });
}

/** Carries the nonces of a reply and its font-face rules from the HTTP layer to the pages that the broker's own library sends. */
export const NONCES = Symbol('nonces of the page');
export type Nonces = { readonly style: string; readonly fonts: string };

const noncesOf = (request: IncomingMessage): Nonces => (request as { [NONCES]?: Nonces })[NONCES] ?? { style: '', fonts: '' };

/** A page that says why a sign-in cannot continue, with a way back to the product. */
export function noticePage({ title, text, home }: { title: string; text: string; home: string }, { style, fonts }: Nonces): string {
  const body = `<h1>${title}</h1><p>${text}</p><p><a href="${safe(home)}/">${COPY.home}</a></p>`;
  return page({ title, body, css: '', fonts, nonce: style });
}

/** A sign-in that is too old, or was not begun in this browser. */
export const failedPage = (home: string, request: IncomingMessage): string =>
  noticePage({ title: COPY.over, text: COPY.overText, home }, noncesOf(request));
