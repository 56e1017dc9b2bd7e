import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LOCATION } from '../../../parts/location/copy.ts';
import type { Answers } from '../../../samples/answers.ts';
import agreement from '@hearthline/kit/testing/closing-package.pdf?url';
import { sampleClosing } from '../../../samples/sample-closing.ts';
import { SAMPLE_SELECTION, sampleOffers } from '../../../testing/sample-offers.ts';
import { sampleInsurance } from '../../../samples/sample-insurance.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { LINE } from '../../../parts/line/copy.ts';
import { COPY, FINAL, PROBLEMS } from './copy.ts';
import { Intro } from './Intro.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const CLOSING = `GET ${ONE}/closing-documents`;
const SAVE = `PUT ${ONE}/closing-documents`;
const ACCEPT = `POST ${ONE}/final-offer/accept`;
const OFFERS = `GET ${ONE}/offers`;
const fresh = sampleClosing({}, { location: null });
const parameters = (status: 'NOTE_SIGNING' | 'FINAL_OFFER', more: Answers = {}, isCrypto = false) =>
  screenParameters({
    screen: 'signing/intro',
    status: { status, decision: 'FINAL', subDecision: 'FINAL_OFFER' },
    application: { isCrypto, payee: isCrypto ? 'EXCHANGE' : 'BANK' },
    answers: {
      [CLOSING]: { data: fresh },
      [SAVE]: { data: fresh },
      [`GET ${ONE}/signers`]: { data: [] },
      [OFFERS]: { data: { ...sampleOffers(), selected: SAMPLE_SELECTION } },
      [`GET ${ONE}/disclosures/{kind}/file`]: { pdf: agreement },
      [`POST ${ONE}/flood-notice/acknowledge`]: { data: { version: 20 } },
      [ACCEPT]: { data: { version: 20 } },
      [`GET ${ONE}/insurance`]: { data: sampleInsurance() },
      ...more,
    },
  });

const meta = { component: Intro, decorators: [inApplication], parameters: parameters('NOTE_SIGNING') } satisfies Meta<typeof Intro>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (root: HTMLElement, name: string | RegExp) => userEvent.click(await within(root).findByRole('button', { name }));

/** Saying no to the location is one press; it is shown, and stops nothing. */
export const LocationRefused: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText('10 pages to read, about a minute each, and 4 places to sign');
    await within(canvasElement).findByText(/cover the dwelling with at least \$211,919/);
    await press(canvasElement, LOCATION.refuse);
    await within(canvasElement).findByText(LOCATION.answers.REFUSED);
    const other = await within(canvasElement).findByRole('button', { name: LOCATION.shareAfter });
    await waitFor(() => expect(other).toHaveFocus());
  },
};
export const LocationUnavailable: Story = {
  parameters: parameters('NOTE_SIGNING', { [CLOSING]: { data: sampleClosing({}, { location: 'UNAVAILABLE' }) } }),
};
const others = ['CO_DEEDER', 'CO_SIGNER', 'SPOUSE'].map((role, at) => ({
  id: String(at),
  name: ['Paula Joint', 'Olive Happy', 'Sam Happy'][at],
  email: 'a@example.com',
  role,
  state: 'NAMED',
  invitedUntil: null,
}));
export const ResumedWithOthers: Story = {
  parameters: parameters('NOTE_SIGNING', { [CLOSING]: { data: sampleClosing({ read: 1 }) }, [`GET ${ONE}/signers`]: { data: others } }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(
      'You and Paula Joint (owner), Olive Happy (owner and co-signer), and Sam Happy (spouse of an owner)',
    );
    await within(canvasElement).findByRole('button', { name: COPY.resume });
  },
};
export const FloodZone: Story = {
  parameters: parameters('NOTE_SIGNING', { [CLOSING]: { data: sampleClosing({}, { flood: 'NOTICE_GIVEN' }) } }),
  async play({ canvasElement }) {
    await press(canvasElement, COPY.start);
    await expect(await within(canvasElement).findByRole('group', { name: /answer/i })).toHaveTextContent(PROBLEMS.flood);
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: COPY.floodAgree }));
    await press(canvasElement, COPY.floodOpen);
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: COPY.floodTitle });
  },
};
export const FloodAcknowledged: Story = {
  parameters: parameters('NOTE_SIGNING', { [CLOSING]: { data: sampleClosing({}, { flood: 'ACKNOWLEDGED' }) } }),
};
export const MoneyToAnExchange: Story = { parameters: parameters('NOTE_SIGNING', {}, true) };
export const FinalOffer: Story = {
  parameters: parameters('FINAL_OFFER'),
  async play({ canvasElement }) {
    await within(canvasElement).findByText('$1,030.80');
    await within(canvasElement).findByText(/cover the dwelling with at least \$211,919/);
    await press(canvasElement, FINAL.submit);
  },
};
export const NotAccepted: Story = {
  parameters: parameters('FINAL_OFFER', { [ACCEPT]: 'offline' }),
  async play({ canvasElement }) {
    await press(canvasElement, FINAL.submit);
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const NoDocuments: Story = {
  parameters: parameters('NOTE_SIGNING', { [CLOSING]: { data: sampleClosing({}, { documents: [] }) } }),
};
export const Loading: Story = { parameters: parameters('NOTE_SIGNING', { [CLOSING]: 'never' }) };
/** 62 and older: the payments cover interest, and the last one is named before the terms are accepted. */
export const FinalOfferInterestOnly: Story = {
  parameters: parameters('FINAL_OFFER', { [OFFERS]: { data: { ...sampleOffers({ ageRestricted: true }), selected: SAMPLE_SELECTION } } }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/a month for 15 years, interest only/);
    await within(canvasElement).findByText(LINE.balloon);
  },
};
export const NotLoaded: Story = { parameters: parameters('FINAL_OFFER', { [OFFERS]: 'offline' }) };
