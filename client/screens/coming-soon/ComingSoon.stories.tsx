import { registration } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { COMING, NOT_OPEN } from '../../parts/products/copy.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { ComingSoon } from './ComingSoon.tsx';

const meta = { component: ComingSoon, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ComingSoon>;
export default meta;

const about = (product: string, orgCode: string): StoryObj<typeof meta> => ({
  render: () => <PageStory Page={ComingSoon} path={`${registration.comingSoon()}?product=${product}`} orgCode={orgCode} />,
});

export const NotOpenYet: StoryObj<typeof meta> = { render: () => <PageStory Page={ComingSoon} path={registration.comingSoon()} /> };
export const Dscr: StoryObj<typeof meta> = {
  ...about('DSCR_LOAN', 'MAIN_WHOLESALE'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: COMING.DSCR_LOAN.title });
    await canvas.findByRole('link', { name: NOT_OPEN.apply });
  },
};
export const DscrWithWaitlist: StoryObj<typeof meta> = {
  ...about('DSCR_LOAN', 'PLUMFIELD'),
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: NOT_OPEN.join })),
};
export const Crypto: StoryObj<typeof meta> = about('CRYPTO_HELOC', 'MAIN');
