import { applicationScreen, MENU_PATHS, outside, signer } from '@hearthline/journey/paths.ts';
import { menuAddresses, OUR_MENUS } from '@hearthline/orgs/menus.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useEffect } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Message } from '../../parts/notifications/notification-list.ts';
import type { Identity } from '../../services/identity.ts';
import type { Site } from '../../services/menus.ts';
import { session } from '../../services/session/session.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { useHere, useNavigation } from '../../parts/screen/navigation.ts';
import { refusalReply, type StoryAnswers } from '../../testing/story-world.ts';

/** The page under the menus. */
function Page(): JSX.Element {
  return (
    <main id="main" tabIndex={-1} style={{ minHeight: '70svh', padding: 24 }}>
      <h1>Your line</h1>
    </main>
  );
}

/** Moves on by itself when what was waited for comes, as a page that waits for a vendor does. */
const CAME = 'story-came';
function MovingPage(): JSX.Element {
  const { go } = useNavigation();
  const path = useHere(({ pathname }) => pathname);
  useEffect(() => {
    const moveOn = (): void => void go(outside.contact());
    addEventListener(CAME, moveOn);
    return () => removeEventListener(CAME, moveOn);
  }, [go]);
  return (
    <main id="main" tabIndex={-1} style={{ minHeight: '70svh', padding: 24 }}>
      <h1>{path === outside.contact() ? 'Your money' : 'Your line'}</h1>
    </main>
  );
}

const UUID = '0198f000-0000-7000-8000-000000000001';
const SITE: Site = {
  addresses: menuAddresses(OUR_MENUS, MENU_PATHS),
  isMainBrand: true,
  leaveSurvey: true,
  bannersUrl: '/banners/test.json',
};
const GRACE = {
  type: 'PRIMARY',
  name: { firstName: 'Grace', middleName: '', lastName: 'Happy', suffix: '' },
  email: 'grace.happy@example.com',
  isManageable: false,
  isBroker: false,
  wallet: { accountAddress: null, groupPolicyAddress: null },
} as unknown as Identity;
const message = (at: number, minutesAgo: number, title: string, status: Message['status']): Message => ({
  uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  title,
  description: 'We looked at what you sent. There is nothing else you have to do today.',
  created: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  status,
  ctas: at === 1 ? [{ title: 'Choose your offer', redirectPath: outside.dashboard() }] : [],
  applicationUuid: null,
  walletAddress: null,
});
const MESSAGES = [
  message(1, 200, 'Your offers are ready', 'UNREAD'),
  message(2, 3000, 'Your ID is checked', 'UNREAD'),
  message(3, 21_000, 'We have your paystubs', 'READ'),
  message(4, 30_000, 'Your income is verified', 'READ'),
  message(5, 60_000, 'Welcome', 'READ'),
];

type World = {
  readonly Page?: () => JSX.Element;
  readonly path?: string;
  readonly orgCode?: string;
  readonly answers?: StoryAnswers;
  readonly isVisitor?: boolean;
};
const page = ({ Page: shown = Page, path = outside.dashboard(), orgCode = 'MAIN', answers = {}, isVisitor = false }: World = {}): StoryObj<
  typeof meta
> => ({
  render: () => {
    if (isVisitor) session.token.clear();
    else session.signIn('story');
    const all = { '/heloc/menus': SITE, '/v1_1/identity': GRACE, '/notifications': MESSAGES, '/banners/test.json': [], ...answers };
    return <PageStory Page={shown} path={path} orgCode={orgCode} answers={all} />;
  },
});

const meta = { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const isDesktop = (): boolean => window.matchMedia('(min-width: 1024px)').matches;
/** Opens one of the menus, or on a narrow page the sheet that has them all. */
async function open(canvas: Canvas, name: RegExp): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: isDesktop() ? name : /^Menu/ }));
}

export const Visitor: Story = {
  ...page({ isVisitor: true }),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Login' });
    await canvas.findByRole('button', { name: 'Chat' });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};
export const Borrower: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: isDesktop() ? 'Messages, 2 new' : 'Menu, 2 new messages' });
    if (!isDesktop()) return;
    const nav = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
    await nav.findByRole('link', { name: 'Dashboard' });
    await expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Settings']);
    await nav.findByRole('button', { name: 'Feedback' });
  },
};
export const Broker: Story = {
  ...page({ path: signer.intro(), answers: { '/v1_1/identity': { ...GRACE, isBroker: true, isManageable: true } } }),
  play: async ({ canvas }) => {
    await open(canvas, /^Products/);
    await expect((await canvas.findAllByRole('link', { name: 'Portfolio Manager' })).length).toBeGreaterThan(0);
    for (const name of ['Dashboard', 'Referrals']) await expect((await canvas.findAllByRole('link', { name })).length).toBeGreaterThan(0);
  },
};
export const OnlySigns: Story = {
  ...page({ path: signer.intro(), answers: { '/v1_1/identity': { ...GRACE, type: 'CO_DEEDER' } } }),
  play: async ({ canvas }) => {
    await open(canvas, /^Your account/);
    await canvas.findByRole('link', { name: 'Contact us' });
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Settings' })).toBeNull();
  },
};
export const Messages: Story = {
  ...page({ answers: { '/notifications/00000000-0000-4000-8000-000000000002': { ...MESSAGES[1], status: 'READ' } } }),
  play: async ({ canvas }) => {
    await open(canvas, /^Messages/);
    const times = await waitFor(async () => {
      const found = [...document.querySelectorAll('header time [aria-hidden]')].map(({ textContent }) => textContent);
      await expect(found).toHaveLength(3);
      return found;
    });
    await expect(times).toEqual(['3h', '2d', '2w']);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read: Your ID is checked' }));
    await canvas.findByRole('button', { name: 'Mark as new: Your ID is checked' });
  },
};
export const AllRead: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await open(canvas, /^Messages/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
    await expect(canvas.getAllByRole('button', { name: /^Mark as new/ })).toHaveLength(3);
  },
};
export const NoMessages: Story = {
  ...page({ answers: { '/notifications': [] } }),
  play: async ({ canvas }) => {
    await open(canvas, /^Messages/);
    if (!isDesktop()) await userEvent.click(await canvas.findByText('Messages'));
    await canvas.findByText(/No messages yet/);
  },
};
export const MessagesNotRead: Story = {
  ...page({ answers: { '/notifications': refusalReply(500, {}) } }),
  play: async ({ canvas }) => {
    await open(canvas, /^Messages/);
    if (!isDesktop()) await userEvent.click(await canvas.findByText('Messages'));
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
export const Products: Story = {
  ...page(),
  play: async ({ canvas }) => {
    await open(canvas, /^Products/);
    for (const name of ['Exchange', 'Pay', 'Marketplace', 'Passport', 'Group Manager'])
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^\//));
    await expect(canvas.queryByRole('link', { name: 'Portfolio Manager' })).toBeNull();
  },
};
export const AnotherLender: Story = {
  ...page({
    orgCode: 'PLUMFIELD',
    answers: {
      '/heloc/menus': {
        ...SITE,
        isMainBrand: false,
        addresses: { dashboard: '/dashboard', settings: '/dashboard/settings', pay: 'https://pay.example/' },
      },
    },
  }),
  play: async ({ canvas }) => {
    await open(canvas, /^Products/);
    await expect(await canvas.findByRole('link', { name: 'Pay opens another site' })).toHaveAttribute('href', 'https://pay.example/');
    await expect(canvas.queryByRole('link', { name: 'Exchange' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Feedback' })).toBeNull();
  },
};
export const Account: Story = {
  ...page({
    answers: {
      '/v1_1/identity': { ...GRACE, wallet: { accountAddress: 'sx1qd4v0rx7k2m5n8p3w6y9z4c7f2h5j8l3t6u9e2', groupPolicyAddress: null } },
    },
  }),
  play: async ({ canvas }) => {
    await open(canvas, /^Your account/);
    await canvas.findByText('sx1q...u9e2');
    await canvas.findByRole('button', { name: 'Log out' });
    await expect(await canvas.findAllByRole('link', { name: 'Call 888-819-6388' })).not.toHaveLength(0);
  },
};
/** The lender's menus and the identity cannot be read: the way out and the telephone are still there. */
export const NothingRead: Story = {
  ...page({ answers: { '/heloc/menus': refusalReply(500, {}), '/v1_1/identity': refusalReply(500, {}) } }),
  play: async ({ canvas }) => {
    await open(canvas, /^Your account/);
    await canvas.findByRole('button', { name: 'Log out' });
    await expect(await canvas.findAllByRole('link', { name: 'Call 888-819-6388' })).not.toHaveLength(0);
  },
};
/** Escape closes a menu and focus returns to its button. */
export const ByKeyboard: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const name = isDesktop() ? /^Your account/ : /^Menu/;
    const button = await canvas.findByRole('button', { name });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Log out' });
    // a dialog's own Escape is the browser's, which no script can press
    if (isDesktop()) await userEvent.keyboard('{Escape}');
    else await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** A page that moves on leaves an open menu open; once that is closed, the heading of the new page has the focus. */
export const PageMovesUnderMenu: Story = {
  ...page({ Page: MovingPage }),
  play: async ({ canvas }) => {
    // what watches the page's heading comes with the footer
    await canvas.findByRole('contentinfo');
    await open(canvas, /^Your account/);
    const logOut = await canvas.findByRole('button', { name: 'Log out' });
    dispatchEvent(new Event(CAME));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your money', hidden: true });
    // the time in which the heading would have taken the focus
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(logOut).toBeVisible();
    await expect(heading).not.toHaveFocus();
    if (isDesktop()) await userEvent.keyboard('{Escape}');
    else await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const LeaveSurvey: Story = {
  ...page({ path: applicationScreen(UUID, 'liens'), answers: { '/leave-survey': refusalReply(500, {}) } }),
  play: async ({ canvas }) => {
    await open(canvas, /^Your account/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Why are you leaving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send and log out' }));
    await dialog.findByText('Required');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'reason'));
    await userEvent.click(dialog.getByRole('radio', { name: /too high/ }));
    await userEvent.type(dialog.getByRole('textbox'), 'Another lender offered less.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send and log out' }));
    await dialog.findByText('Your answer was not sent');
    await expect(dialog.getByRole('textbox')).toHaveValue('Another lender offered less.');
  },
};
export const NoSurveyElsewhere: Story = {
  ...page({ path: applicationScreen(UUID, 'start/hmda') }),
  play: async ({ canvas }) => {
    await open(canvas, /^Your account/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await canvas.findByRole('link', { name: 'Login' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Banners: Story = {
  ...page({
    answers: {
      '/banners/test.json': ['info', 'warn', 'info'].map((variant, at) => ({
        uuid: String(at),
        message: [
          'Our offices are closed on Thursday, November 26.',
          'Some banks answer slowly today. Your answers are saved.',
          'An older one',
        ][at],
        apps: ['heloc'],
        variant,
        active: true,
        metadata: { createdAt: `2026-11-2${3 - at}T08:00:00.000Z` },
      })),
    },
  }),
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('region', { name: 'Announcements' }));
    await strip.findByText(/closed on Thursday/);
    await strip.findByText(/banks answer slowly/);
    await expect(strip.queryByText('An older one')).toBeNull();
  },
};
