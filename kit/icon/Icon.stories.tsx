import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.tsx';
import { ICON_PATHS, type IconName } from './paths.ts';

const meta = { component: Icon, args: { name: 'house' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 16 }}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <li key={name} style={{ display: 'flex', gap: 8 }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const Labeled: Story = { args: { name: 'warning', label: 'Warning' } };
