import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { Property } from './Property.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/property';
const PUT = 'PUT /service-application/api/v1/application/heloc/{uuid}/property';
const SUGGEST = 'GET /service-application/external/api/v1/heloc/address-suggestions';
const screen = 'review-app/property' as const;
const none = { status: 'NO_PROPERTY_FOUND', decision: 'INITIAL' } as const;
const many = { status: 'MULTIPLE_PROPERTIES', decision: 'INITIAL' } as const;
const nowhere = {
  address: { street1: '404 Nowhere Rd', street2: null, city: 'Phoenix', state: 'AZ', zip: '85004' },
  candidates: [],
  refused: [],
  chosen: null,
};
const duplex = {
  address: { ...nowhere.address, street1: '200 Duplex Ct' },
  chosen: null,
  refused: [],
  candidates: ['A', 'B', 'C'].map((unit, index) => ({
    propertyId: `unit-${unit}`,
    apn: `799-69-38${index}`,
    address: `200 Duplex Ct Unit ${unit}, Phoenix AZ 85004`,
  })),
};
const answers = (found: unknown, more: Answers = {}): Answers => ({
  [GET]: { data: found },
  [PUT]: { data: { version: 11 } },
  [SUGGEST]: { data: [] },
  ...more,
});

const meta = {
  component: Property,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status: none, answers: answers(nowhere) }),
} satisfies Meta<typeof Property>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
/** The borrower said that none of the parcels is theirs: that is what the page says, and the list can be seen again. */
export const NoneWasTheirs: Story = {
  parameters: screenParameters({ screen, status: none, answers: answers({ ...duplex, candidates: [], refused: duplex.candidates }) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(/none of the 3 parcels at 200 Duplex Ct is yours/);
    await expect(canvas.queryByText(/The county’s records have no/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'See the list again' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /None of these/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Continue/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'See the list again' }));
    await canvas.findByRole('radio', { name: /Unit B/ });
  },
};
export const Several: Story = { parameters: screenParameters({ screen, status: many, answers: answers(duplex) }) };
export const NothingPicked: Story = {
  parameters: screenParameters({ screen, status: many, answers: answers(duplex) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Continue/ }));
    await canvas.findByText('One answer needs a change');
  },
};
export const NotLentThere: Story = {
  parameters: screenParameters({
    screen,
    status: none,
    answers: answers(nowhere, {
      [PUT]: {
        refusal: {
          status: 422,
          code: 'not_lent',
          message: 'We do not currently offer loans in Hawaii.',
          errors: [{ field: 'address.state', message: 'We do not currently offer loans in Hawaii.' }],
        },
      },
    }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Look again/ }));
    await waitFor(() => expect(canvas.getByLabelText('State')).toBeInvalid());
  },
};
export const MovedOn: Story = {
  parameters: screenParameters({
    screen,
    status: many,
    answers: answers(duplex, { [PUT]: { refusal: { status: 409, code: 'out_of_order' } } }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Unit B/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /Continue/ }));
    await canvas.findByText(/has moved on/);
  },
};
export const Loading: Story = { parameters: screenParameters({ screen, status: none, answers: answers(nowhere, { [GET]: 'never' }) }) };
export const Offline: Story = { parameters: screenParameters({ screen, status: many, answers: answers(duplex, { [GET]: 'offline' }) }) };
