import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ANSWERED, registerStory } from '../../../testing/register-story.tsx';
import { refusalReply } from '../../../testing/story-world.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { PropertyAddress } from './PropertyAddress.tsx';
import { NY_MODAL } from './lending-area.ts';

const meta = { component: PropertyAddress } satisfies Meta<typeof PropertyAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const found = [
  {
    fullAddress: '101 Clear Path Ln, Phoenix, AZ 85004',
    street1: '101 Clear Path Ln',
    street2: '',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
  },
  { fullAddress: '101 Clear Palm Ct, Mesa, AZ 85201', street1: '101 Clear Palm Ct', street2: '', city: 'Mesa', state: 'AZ', zip: '85201' },
];
const inState = (state: 'NY' | 'HI' | 'TX') => ({
  ...ANSWERED,
  propertyAddress: { street1: '108 Clear Path Ln', street2: '', city: 'Albany', state, zip: '12207', occupancyType: 'HOME' as const },
});
const proceed: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));

/** How fast funding is depends on the state: never five days in Texas. */
export const InTexas: Story = {
  ...registerStory('property-address', PropertyAddress, { typed: inState('TX') }),
  play: async ({ canvas }) => {
    await canvas.findByText('Apply in 5 minutes; in Texas, funding takes at least 17 days');
  },
};
export const Empty: Story = registerStory('property-address', PropertyAddress);
export const Suggestions: Story = {
  ...registerStory('property-address', PropertyAddress, { answers: { '/address-suggestions': found } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), '101 Clear Pa');
    await canvas.findAllByRole('option');
  },
};
/** The look-up is refused: the address is typed by hand. */
export const NoLookUp: Story = {
  ...registerStory('property-address', PropertyAddress, {
    answers: { '/address-suggestions': refusalReply(429, { message: 'Too often' }) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), '101 Clear Pa');
    await canvas.findByRole('option', { name: ADDRESS.byHand });
  },
};
export const Picked: Story = registerStory('property-address', PropertyAddress, { typed: ANSWERED });
/** Another street than the one picked is in another town: its city and zip code are asked for again. */
export const OtherStreet: Story = {
  ...registerStory('property-address', PropertyAddress, { typed: ANSWERED, answers: { '/address-suggestions': [] } }),
  play: async (context) => {
    const street = await context.canvas.findByRole('combobox');
    await context.userEvent.clear(street);
    await context.userEvent.type(street, '88 Elm Court Boston');
    await proceed(context);
    await expect(await context.canvas.findByLabelText('City')).toHaveValue('');
    await expect(context.canvas.getByLabelText('Zip code')).toHaveValue('');
    await context.canvas.findByText('Please enter a valid city name');
  },
};
export const Wrong: Story = { ...registerStory('property-address', PropertyAddress), play: proceed };
export const NewYork: Story = {
  ...registerStory('property-address', PropertyAddress, { typed: inState('NY'), flags: [NY_MODAL] }),
  play: async (context) => {
    await proceed(context);
    await context.canvas.findByRole('dialog');
  },
};
export const Hawaii: Story = {
  ...registerStory('property-address', PropertyAddress, { typed: inState('HI') }),
  play: async (context) => {
    await proceed(context);
    await context.canvas.findByRole('dialog');
  },
};
