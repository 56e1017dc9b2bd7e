import { createHash, randomBytes } from 'node:crypto';
import type { VendorAnswer, VendorRequest, VendorRoute, VendorState } from '../world/vendor/vendor.ts';
import { bodyOfRequest } from '../world/vendor/vendor.ts';
import { CARDS } from './scenarios.ts';

const STYLE = `*{box-sizing:border-box}body{margin:0;padding:4px;font:16px/1.5 system-ui,sans-serif;color:#1c2430;background:transparent}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:16px}.wide{grid-column:1/-1}label{display:block;font-weight:600;margin:0 0 4px}
input{width:100%;font:inherit;font-variant-numeric:tabular-nums;min-height:48px;padding:10px 12px;border:1px solid #6b7788;border-radius:8px;background:#fff;color:inherit}
input[aria-invalid=true]{border-color:#b3261e;border-width:2px}input:focus-visible{outline:3px solid #1a5fd0;outline-offset:1px}.problem{color:#b3261e;margin:4px 0 0;font-size:.9rem}.problem:empty{display:none}
details{margin:16px 0 0;font-size:.9rem}summary{cursor:pointer;padding:4px 0}ul{margin:4px 0;padding:0 0 0 20px}code{font-size:.95em}`;

const SCRIPT = `(()=>{const parent_=new URLSearchParams(location.search).get('parent');const $=(id)=>document.getElementById(id);
const tell=(message)=>window.parent.postMessage({source:'card-field',...message},parent_);
const fields=['number','expiry','cvc'];const digits=(id)=>$(id).value.replace(/\\D/g,'');
const luhn=(n)=>[...n].reverse().reduce((sum,d,i)=>{const x=Number(d)*(i%2?2:1);return sum+(x>9?x-9:x)},0)%10===0;
const problems={number:()=>{const n=digits('number');return n===''?'Enter the card number':n.length<13||!luhn(n)?'This is not a card number. Check each digit':''},
expiry:()=>{const e=digits('expiry');const m=Number(e.slice(0,2));return e===''?'Enter the month and year':e.length!==4||m<1||m>12?'Enter the month and year as MM / YY':''},
cvc:()=>digits('cvc').length<3?'Enter the security code':''};
const show=(id)=>{const text=problems[id]();$(id+'-problem').textContent=text;$(id).setAttribute('aria-invalid',String(text!==''));return text===''};
const size=()=>tell({type:'size',height:Math.ceil(document.documentElement.getBoundingClientRect().height)});
for(const id of fields){$(id).addEventListener('blur',()=>{if($(id).value!=='')show(id);size()})}
$('number').addEventListener('input',()=>{$('number').value=digits('number').slice(0,19).replace(/(.{4})(?=.)/g,'$1 ')});
$('expiry').addEventListener('input',(e)=>{const d=digits('expiry').slice(0,4);$('expiry').value=d.length>2?d.slice(0,2)+' / '+d.slice(2):d});
addEventListener('message',async(e)=>{if(e.origin!==parent_||e.data?.source!=='card-field-owner')return;const{ask}=e.data;
if(e.data.type!=='tokenize')return;const good=fields.filter((id)=>!show(id));size();
if(good.length>0){$(good[0]).focus();tell({type:'refused',ask,message:problems[good[0]]()});return}
try{const answer=await fetch('/v1/tokens',{method:'POST',headers:{'content-type':'application/x-www-form-urlencoded'},body:new URLSearchParams({'card[number]':digits('number'),'card[exp]':digits('expiry'),'card[cvc]':digits('cvc')})});
const body=await answer.json();if(!answer.ok)tell({type:'refused',ask,message:body.error.message});else tell({type:'token',ask,token:body.id,brand:body.card.brand,last4:body.card.last4})}
catch{tell({type:'refused',ask,message:'The card service does not respond. Try again.'})}});
new ResizeObserver(size).observe(document.body);tell({type:'ready'});size()})()`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const input = (id: string, label: string, autocomplete: string, placeholder: string, wide = false) =>
  `<div${wide ? ' class="wide"' : ''}><label for="${id}">${label}</label><input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-describedby="${id}-problem"><p class="problem" id="${id}-problem" role="alert"></p></div>`;
/** What to type, as the pages of the other simulated vendors say it. */
const names = `<details><summary>Test cards of the sandbox</summary><ul>${CARDS.map(({ number, token }) => `<li><code>${number}</code> ${token.slice(4)}</li>`).join('')}</ul></details>`;
const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Card</title><style>${STYLE}</style></head><body><div class="grid">${input('number', 'Card number', 'cc-number', '1234 1234 1234 1234', true)}${input('expiry', 'Expires', 'cc-exp', 'MM / YY')}${input('cvc', 'Security code', 'cc-csc', 'CVC')}</div>${names}<script>${SCRIPT}</script></body></html>`;

function page(): VendorAnswer {
  return {
    status: 200,
    body: HTML,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; connect-src 'self'; base-uri 'none'; form-action 'none'`,
    },
  };
}

/** What a token stands for: the test token that leads where its card does, and the idempotency key of the confirmation that used it; null until then. */
export type Token = { readonly card: (typeof CARDS)[number]['token']; readonly usedBy: string | null };

/** A token for a typed card, another one each time, also of the same card: it is used once. The card's number is not kept. */
function tokenize(request: VendorRequest, state: VendorState): VendorAnswer {
  const number = bodyOfRequest<Record<string, string>>(request)['card[number]'] ?? '';
  const card = CARDS.find((known) => known.number === number);
  if (card === undefined)
    return {
      status: 402,
      body: {
        error: { type: 'card_error', code: 'incorrect_number', message: 'The sandbox takes test cards only, such as 4242 4242 4242 4242.' },
      },
    };
  const id = `tok_${randomBytes(18).toString('base64url')}`;
  state.put(`token:${id}`, { card: card.token, usedBy: null } satisfies Token);
  return { status: 200, body: { id, object: 'token', card: { brand: card.brand, last4: number.slice(-4) } } };
}

/** The simulator's card field: a page for a frame, and the tokens it asks for. Anyone may open both, as at the vendor. */
export const CARD_FIELD_ROUTES: readonly VendorRoute[] = [
  { method: 'GET', path: /^\/v1\/card-field$/, authorized: () => true, faultless: true, handle: page },
  { method: 'POST', path: /^\/v1\/tokens$/, authorized: () => true, faultless: true, handle: tokenize },
];
