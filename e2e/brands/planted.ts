/** Leaks as they would come about: a wrong setting, a wrong lender, a row of another lender. Each has to be found, and where it is. */
import { renderDocument } from '@hearthline/documents/render.ts';
import { documentOf } from '@hearthline/documents/samples/cases.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { outlineOf } from '@hearthline/documents/pdf/fonts.ts';
import { logoSvg, shareSvg } from '@hearthline/orgs/logos.ts';
import { drawPng } from '@hearthline/server/uploads/content/inspector.ts';
import { signInPage } from '@hearthline/server/identity/broker/embedded/pages.ts';
import { notification } from '@hearthline/server/messages/outbox.ts';
import { messageSamples } from '@hearthline/server/messages/samples.ts';
import { brandCss } from '@hearthline/server/organizations/page-data.ts';
import type { Sites } from './identifiers.ts';
import type { Surface } from './search.ts';
import { colorsOf, wordsOfPdf } from './stage.ts';

/** A surface that the product made in this run, by its lender and the beginning of its name. */
export type Recorded = (orgCode: string, name: RegExp) => Surface;
type Two = { readonly victim: Lender; readonly culprit: Lender; readonly sites: Sites; readonly recorded: Recorded };
type Planted = {
  readonly what: string;
  /** What the culprit shows. */
  readonly plant: (two: Two) => Surface | Promise<Surface>;
  readonly kind: string;
  readonly where: RegExp;
};
const ORIGIN = 'https://lender.invalid';
const sent = (kind: 'FUNDED' | 'SIGNING_READY', lender: Lender, origin = ORIGIN) =>
  notification(kind, messageSamples(lender, origin)[kind], lender, { origin, applicationUuid: 'an-application' });

export const PLANTED: readonly Planted[] = [
  {
    what: 'the name of another lender in a mail',
    plant: ({ victim, culprit }) => ({
      orgCode: culprit.orgCode,
      name: 'mail FUNDED as a page',
      text: sent('FUNDED', { ...culprit, name: victim.name }).html(),
    }),
    kind: 'name',
    where: /^mail FUNDED/,
  },
  {
    what: 'its phone in a text message',
    plant: ({ victim, culprit }) => {
      const { text } = sent('SIGNING_READY', culprit);
      return {
        orgCode: culprit.orgCode,
        name: 'text message SIGNING_READY',
        text: `${text} Call +1${victim.supportPhone.replaceAll('-', '')}`,
      };
    },
    kind: 'phone',
    where: /^text message/,
  },
  {
    what: 'its NMLS id in a PDF',
    plant: async ({ victim, culprit }) => {
      const lender = { ...culprit, nmls: victim.nmls };
      const [state] = culprit.licensedStates;
      if (state === undefined) throw new Error('A lender has a license');
      const data = documentOf('LINE_AGREEMENT', { lender, state, occupancy: 'HOME' });
      const text = await wordsOfPdf((await renderDocument('LINE_AGREEMENT', data, lender)).bytes);
      return { orgCode: culprit.orgCode, name: `pdf LINE_AGREEMENT ${state}`, text };
    },
    kind: 'NMLS id',
    where: /^pdf LINE_AGREEMENT/,
  },
  {
    what: 'its address in JSON',
    plant: ({ victim, culprit, recorded }) => {
      const reply = recorded(culprit.orgCode, /^reply GET .*\/closing 200|^reply GET .*menus 200/);
      return { ...reply, text: reply.text.replace(/\{/, `{"mailTo":${JSON.stringify(victim.address)},`) };
    },
    kind: 'address',
    where: /^reply GET/,
  },
  {
    what: 'its color in the styles of a page',
    plant: ({ victim, culprit, recorded }) => {
      const page = recorded(culprit.orgCode, /^page GET \/desk/);
      return { ...page, text: `${page.text}<style>:root{${brandCss({ ...culprit.brand, color: victim.brand.color })}}</style>` };
    },
    kind: 'color brand',
    where: /^page GET/,
  },
  {
    what: 'its host in a link',
    plant: ({ victim, culprit, sites }) => ({
      orgCode: culprit.orgCode,
      name: 'mail FUNDED as text',
      text: sent('FUNDED', culprit, sites(victim).origin).body,
    }),
    kind: 'origin',
    where: /^mail FUNDED as text/,
  },
  {
    what: 'its legal name on the page of an error',
    plant: ({ victim, culprit, recorded }) => {
      const failed = recorded(culprit.orgCode, /^reply GET \/\S* 500|^reply GET .* 404/);
      return { ...failed, text: failed.text.replace('"message":"', `"message":"No lender but ${victim.legalName} `) };
    },
    kind: 'legal name',
    where: /(404|500)$/,
  },
  {
    what: 'the shape of its logo in a picture',
    plant: ({ victim, culprit, recorded }) => ({ ...recorded(culprit.orgCode, /logo\.svg 200/), text: logoSvg(victim) }),
    kind: 'shape of the logo',
    where: /logo\.svg/,
  },
  {
    what: 'its color in the picture of a link',
    plant: async ({ victim, culprit }) => {
      const lender = { ...culprit, brand: { ...culprit.brand, color: victim.brand.color } };
      const text = await colorsOf(await drawPng(shareSvg(lender, outlineOf(lender.name, 'sans-bold'))));
      return { orgCode: culprit.orgCode, name: 'picture GET share.png 200', text };
    },
    kind: 'color brand',
    where: /^picture/,
  },
  {
    what: 'its address of email as the organizer of an appointment',
    plant: ({ victim, culprit }) => ({
      orgCode: culprit.orgCode,
      name: 'file notary.ics',
      text: `BEGIN:VEVENT\r\nORGANIZER;CN=Closing:mailto:${encodeURIComponent(victim.supportEmail)}\r\nEND:VEVENT`,
    }),
    kind: 'email',
    where: /\.ics$/,
  },
  {
    what: 'a row of its application at the desk',
    plant: ({ victim, culprit, recorded }) => {
      const application = recorded(victim.orgCode, /^desk GET \/desk\/api\/v1\/applications\/\{id\} 200/);
      return { ...application, orgCode: culprit.orgCode };
    },
    kind: 'application',
    where: /^desk GET/,
  },
  {
    what: 'its name where the desk refuses a telephone number that is taken',
    plant: ({ victim, culprit, recorded }) => {
      const refused = recorded(culprit.orgCode, /^desk POST .*\/lender\/proposals 400/);
      return { ...refused, text: refused.text.replace('Another lender', victim.name) };
    },
    kind: 'name',
    where: /^desk POST/,
  },
  {
    what: 'its trustee on a page of the sign-in',
    plant: ({ victim, culprit }) => {
      const page = signInPage({ screen: 'sign-in', lender: culprit, uid: 'u', email: '', wrong: null, fonts: '', nonce: 'n' });
      const trustee = victim.trustees[0]?.name ?? '';
      return { orgCode: culprit.orgCode, name: 'page broker sign-in', text: page.replace('</main>', `<p>${trustee}</p></main>`) };
    },
    kind: 'trustee',
    where: /^page broker/,
  },
];
