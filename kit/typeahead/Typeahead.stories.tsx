import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Typeahead, type TypeaheadOption, type TypeaheadProps } from './Typeahead.tsx';

const streets: readonly TypeaheadOption[] = [
  { key: '1', main: '101 Clear Path Ln', sub: 'Phoenix, AZ 85004' },
  { key: '2', main: '101 Clear Path Ln, Unit 2', sub: 'Phoenix, AZ 85004' },
  { key: '3', main: '101 Clear Palm Ct', sub: 'Mesa, AZ 85201' },
];

function Stateful(props: TypeaheadProps<TypeaheadOption>) {
  const [value, setValue] = useState(props.value);
  return <Typeahead {...props} value={value} onType={setValue} onPick={(option) => setValue(option.main)} />;
}

const meta = {
  component: Typeahead,
  args: {
    label: 'Property address',
    hint: 'Start with the house number. Choose your address from the list.',
    name: 'street',
    value: '',
    options: streets,
    icon: 'pin',
    optionIcon: 'house',
    listLabel: 'Addresses',
    clearLabel: 'Clear the address',
    noneText: 'No address found',
    countText: (n) => `${n} addresses found`,
    lastRow: { text: 'Address not listed', onPick: () => undefined },
    onType: () => undefined,
    onPick: () => undefined,
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Typeahead>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
  };

export const Empty: Story = {};
export const Wrong: Story = { args: { error: 'Please enter a valid property address' } };
export const Found: Story = { play: type('101 Clear Pa{ArrowDown}') };
export const Searching: Story = { args: { options: [], loading: 'Looking for addresses' }, play: type('101 Cl') };
export const NoneFound: Story = { args: { options: [] }, play: type('999 Nowhere') };
