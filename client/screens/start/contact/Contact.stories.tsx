import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { sampleApplication } from '../../../samples/sample-application.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { COPY as ACCESS } from '../../../parts/electronic/copy.ts';
import { Contact } from './Contact.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const PROFILE = 'GET /service-profile/api/v1/profile';
const TYPES = 'GET /service-application/api/v1/application/heloc/consent-types';
const SSN = 'PUT /service-profile/api/v1/profile/ssn';
const INFO = `PUT ${ONE}/additional-info`;
const CONSENT = `POST ${ONE}/consents`;
const ELECTRONIC = `GET ${ONE}/electronic-records`;
const electronic = {
  how: 'PAPER',
  withdrawn: false,
  version: '2026-11',
  text: 'I agree to receive documents and notices from Hearthline Home Loans, LLC electronically.',
  mailTo: ['Grace Happy', '101 Clear Path Ln', 'Phoenix, AZ 85004'],
};
const profile = { email: 'grace.happy@example.com', ssnLast4: null as string | null };
const consents = (version: string) => [
  { type: 'SOFT_CREDIT', version, text: 'I instruct the lender to obtain my credit report.' },
  {
    type: 'HARD_CREDIT',
    version,
    text: 'I authorize Hearthline Home Equity, Inc. to obtain my full credit report to make a final decision on my application. This is a hard inquiry: it may affect my credit score and other lenders can see it.',
  },
];
const answers = (more: Answers = {}): Answers => ({
  [PROFILE]: { data: profile },
  [ELECTRONIC]: { data: electronic },
  [`PUT ${ONE}/electronic-records`]: { data: { version: 11 } },
  [TYPES]: { data: consents('2026-01') },
  [SSN]: { data: { ssnLast4: '1001', version: 3 } },
  [INFO]: { data: { version: 12 } },
  [CONSENT]: { data: { version: 13 } },
  ...more,
});
const screen = 'start/contact' as const;
const status = { status: 'COLLECT_ADDITIONAL_INFO', decision: 'SELECT' } as const;
const parameters = (more?: Answers, state?: string) =>
  screenParameters({
    screen,
    status,
    answers: answers(more),
    ...(state && { application: { property: { ...sampleApplication().property, state } } }),
  });

const meta = { component: Contact, decorators: [inApplication], parameters: parameters() } satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

type Answered = { ownership?: RegExp; marital?: RegExp };
async function fill(root: HTMLElement, { ownership = /^Sole owner/, marital = /^Unmarried/ }: Answered = {}): Promise<void> {
  const page = within(root);
  await userEvent.type(await page.findByLabelText('Social Security number'), '666101001');
  await userEvent.click(page.getByRole('radio', { name: marital }));
  await userEvent.click(page.getByRole('radio', { name: ownership }));
  await userEvent.selectOptions(page.getByLabelText(/What is the line for/), 'HOME_IMPROVEMENT');
  await userEvent.type(page.getByLabelText(ACCESS.code), '7KM-2QF');
  await userEvent.click(page.getByRole('checkbox', { name: /^I authorize/ }));
}
async function send(root: HTMLElement): Promise<void> {
  await userEvent.click(await within(root).findByRole('button', { name: /Save and continue/ }));
}

export const Empty: Story = {};
export const Filled: Story = { play: ({ canvasElement }) => fill(canvasElement) };
export const NothingAnswered: Story = {
  async play({ canvasElement }) {
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('group', { name: 'Six answers need a change' });
    await expect(summary).toHaveTextContent('Tick the box to allow the credit check');
  },
};
export const CoOwners: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await fill(canvasElement, { ownership: /^Joint owner/ });
    await userEvent.click(await page.findByRole('button', { name: 'Add another person' }));
    const emails = await page.findAllByLabelText('Email address');
    await userEvent.type(emails[0] as HTMLElement, 'Grace.Happy@example.com');
    await userEvent.type(emails[1] as HTMLElement, 'paula@example.com');
    await send(canvasElement);
    await page.findAllByText(/Use their own email address, not yours/);
  },
};
export const SpouseSigns: Story = {
  parameters: parameters({}, 'TX'),
  async play({ canvasElement }) {
    await fill(canvasElement, { marital: /^Married/ });
    await within(canvasElement).findByText(/In Texas your spouse signs the deed too/);
  },
};
/** In Texas the spouse of each owner signs: a married co-owner's spouse is a person of their own. */
export const SpouseOfCoOwner: Story = {
  parameters: parameters({}, 'TX'),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await fill(canvasElement, { ownership: /^Joint owner/ });
    await userEvent.selectOptions(await page.findByLabelText('Relationship'), 'CO_DEEDER');
    await userEvent.selectOptions(await page.findByLabelText('Their marital status'), 'MARRIED');
    await send(canvasElement);
    await page.findAllByText(/Add their spouse as another person/);
  },
};
export const NumberOnFile: Story = {
  parameters: parameters({ [PROFILE]: { data: { ...profile, ssnLast4: '1009' } } }),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByText('On file, ending in 1009');
    await userEvent.click(page.getByRole('button', { name: 'Use another number' }));
    await expect(page.getByLabelText('Social Security number')).toHaveValue('');
  },
};
/** Another code than the one in the document: the server's sentence stands at the field. */
export const WrongCode: Story = {
  parameters: parameters({
    [`PUT ${ONE}/electronic-records`]: {
      refusal: { status: 400, code: 'invalid_request', errors: [{ field: 'code', message: 'This is not the code in the document.' }] },
    },
  }),
  async play({ canvasElement }) {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findAllByText(/This is not the code/);
  },
};
/** The code was typed before: nothing is asked. */
export const CodeKnown: Story = {
  parameters: parameters({ [ELECTRONIC]: { data: { ...electronic, how: 'ELECTRONIC' } } }),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await page.findByLabelText('Social Security number');
    await expect(page.queryByLabelText(ACCESS.code)).toBeNull();
  },
};
export const ConsentChanged: Story = {
  parameters: parameters({
    [CONSENT]: { refusal: { status: 400, code: 'invalid_request', errors: [{ field: 'version', message: 'is not the current version' }] } },
  }),
  async play({ canvasElement }) {
    await fill(canvasElement);
    await send(canvasElement);
    const box = within(canvasElement).getByRole('checkbox', { name: /^I authorize/ });
    await waitFor(() => expect(box).not.toBeChecked());
    await within(canvasElement).findAllByText(/This text has changed/);
  },
};
export const Submitting: Story = {
  parameters: parameters({ [INFO]: 'never' }),
  async play({ canvasElement }) {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByRole('button', { name: /Submitting/ });
  },
};
export const ConnectionLost: Story = {
  parameters: parameters({ [INFO]: 'offline' }),
  async play({ canvasElement }) {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const Loading: Story = { parameters: parameters({ [PROFILE]: 'never' }) };
export const NotLoaded: Story = { parameters: parameters({ [TYPES]: 'offline' }) };
