import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { COMPOSER, END, FEEDBACK, FILES, FORM, INACTIVE, NOBODY, PLACE, THREAD } from './copy.ts';
import { sampleMessage } from './testing/chat-server.ts';
import { ChatStory, type ChatStoryPlan, story } from './testing/ChatStory.tsx';

const meta = { component: ChatStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ChatStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const with_ = (plan: ChatStoryPlan = {}): Story => ({ render: () => <ChatStory {...plan} /> });
const GRACE = { friendlyName: 'Grace Happy', emailAddress: 'grace@example.com' };
const own = (seq: number, body: string) => sampleMessage(seq, { author: 'VISITOR', name: null, body });
const TALK = [
  own(1, 'Hello, can I change the amount of my line?'),
  sampleMessage(2, { author: 'PRODUCT', name: null, body: 'Maya joined the chat.' }),
  sampleMessage(3, {
    body: 'Hello Grace. Yes, until you sign. You find it on the page of your offer:\nhttps://hearthline.example/dashboard',
  }),
  sampleMessage(4, { body: 'Do not use https://elsewhere.example/offer.' }),
  own(5, 'Thank you. Here is what I meant.'),
].map((message, at) =>
  at === 4
    ? {
        ...message,
        files: [{ uuid: '0198f000-0000-7000-8000-0000000000f1', label: 'offer.pdf', contentType: 'application/pdf', bytes: 84_210 }],
      }
    : message,
);
const talking: ChatStoryPlan = { isKept: true, messages: TALK, state: { readByOther: 5 } };

/** The open chat: a panel beside the page, or a sheet over it. */
const panel = async () => within(await screen.findByRole('dialog', { name: /^Chat with/ }));
const box = async () => (await panel()).findByRole('textbox', { name: COMPOSER.label });
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await (await panel()).findByRole('button', { name }));
const sees = async (text: string | RegExp): Promise<void> => void (await (await panel()).findByText(text));

/** Watches which timers a story starts. */
const withTimers: Pick<Story, 'beforeEach'> = {
  beforeEach() {
    const timers = spyOn(window, 'setInterval');
    return () => timers.mockRestore();
  },
};
const ticks = async (ms: number): Promise<void> =>
  waitFor(async () => expect(window.setInterval).toHaveBeenCalledWith(expect.any(Function), ms));

export const Loading: Story = with_({ refusals: { 'GET availability': ['never'] } });
export const Form: Story = {
  ...with_(),
  play: async () => {
    const inside = await panel();
    await sees(PLACE.wait(2));
    await waitFor(async () => expect(inside.getByRole('textbox', { name: FORM.name })).toHaveFocus());
    await expect(inside.queryByRole('combobox')).toBeNull();
  },
};
export const FormWrong: Story = {
  ...with_(),
  play: async () => {
    await userEvent.type(await (await panel()).findByRole('textbox', { name: FORM.email }), 'grace@');
    await press(FORM.start);
    await sees('Required');
    await sees('Please enter a valid email address');
    await waitFor(async () => expect((await panel()).getByRole('textbox', { name: FORM.name })).toHaveFocus());
  },
};
export const FormWithAgents: Story = {
  ...with_({ person: GRACE, agents: [{ id: '0198f000-0000-7000-8000-0000000000a1', name: 'Maya Ortiz', role: 'CSA' }] }),
  play: async () => {
    const inside = await panel();
    await expect(await inside.findByRole('textbox', { name: FORM.email })).toHaveValue(GRACE.emailAddress);
    await userEvent.selectOptions(inside.getByRole('combobox'), 'Maya Ortiz');
  },
};
export const FormOutOfHours: Story = {
  ...with_({ isOpen: false }),
  play: async () => sees(/^People answer again .* 6:00 AM Pacific Time; the assistant answers now$/),
};
export const NotStarted: Story = {
  ...with_({ refusals: { 'POST initWebChat': [500] } }),
  play: async () => {
    const inside = await panel();
    await userEvent.type(await inside.findByRole('textbox', { name: FORM.name }), 'Grace Happy');
    await userEvent.type(inside.getByRole('textbox', { name: FORM.email }), 'grace@example.com');
    await press(FORM.start);
    await sees('Something went wrong. Please try again later.');
    await press(INACTIVE.again);
    await expect(await inside.findByRole('textbox', { name: FORM.name })).toHaveValue('Grace Happy');
    await press(FORM.start);
    await sees(INACTIVE.text);
  },
};
export const Started: Story = {
  ...with_({ state: { state: 'WAITING', agentName: null } }),
  play: async () => {
    const inside = await panel();
    await userEvent.type(await inside.findByRole('textbox', { name: FORM.name }), 'Grace Happy');
    await userEvent.type(inside.getByRole('textbox', { name: FORM.email }), 'grace@example.com{Enter}');
    await waitFor(async () => expect(await box()).toHaveFocus());
    await sees(PLACE.waitingAbout(2));
    await userEvent.type(await box(), 'First line{Shift>}{Enter}{/Shift}second line{Enter}');
    await waitFor(() => expect(story.server.sent('POST messages')).toMatchObject([{ body: { body: 'First line\nsecond line' } }]));
    await sees(THREAD.sent);
    await expect(await box()).toHaveValue('');
  },
};
export const Known: Story = {
  ...with_({ availability: { knowsCaller: true }, person: GRACE }),
  play: async () => {
    await userEvent.type(await box(), 'Where am I?{Enter}');
    await waitFor(() => expect(story.server.sent('POST initWebChat')).toMatchObject([{ body: GRACE }]));
    await sees('Where am I?');
  },
};
export const Talking: Story = {
  ...with_(talking),
  play: async () => {
    const inside = await panel();
    await expect(await inside.findByRole('link')).toHaveAttribute('href', 'https://hearthline.example/dashboard');
    await sees('Maya answers you');
    await sees('Friday, November 27');
    await sees(THREAD.read);
    await waitFor(() => expect(story.server.sent('POST read')).toMatchObject([{ body: { seq: 5 } }]));
  },
};
export const Typing: Story = {
  ...with_({ ...talking, then: (server) => setTimeout(() => server.typing(true), 50) }),
  ...withTimers,
  play: async () => {
    await (await panel()).findByRole('img', { name: THREAD.typing });
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) await ticks(400);
  },
};
export const Preview: Story = {
  ...with_(talking),
  ...withTimers,
  play: async () => {
    await ticks(1000);
    await userEvent.type(await box(), 'I would like');
    await waitFor(
      () => expect(story.server.frames.filter(({ type }) => type === 'typing').at(-1)).toMatchObject({ text: 'I would like' }),
      {
        timeout: 5000,
      },
    );
  },
};
const LONG = Array.from({ length: 24 }, (_, at) => sampleMessage(at + 1));
export const ReadingOlder: Story = {
  ...with_({ isKept: true, messages: LONG }),
  play: async () => {
    const scroller = await (await panel()).findByRole('region', { name: THREAD.messages });
    await sees('Message 24');
    await waitFor(() => expect(scroller.scrollTop + scroller.clientHeight).toBeGreaterThan(scroller.scrollHeight - 8));
    scroller.scrollTop = 0;
    await waitFor(() => expect(scroller.scrollTop).toBe(0));
    await new Promise(requestAnimationFrame);
    story.server.add({ body: 'The newest' });
    // only what comes while the chat is open is read out
    await waitFor(async () => expect((await panel()).getByRole('log')).toHaveTextContent(/^Maya: The newest$/));
    await press(THREAD.newer);
    await waitFor(() => expect(scroller.scrollTop + scroller.clientHeight).toBeGreaterThan(scroller.scrollHeight - 8));
    scroller.scrollTop = 40;
    await new Promise(requestAnimationFrame);
    story.server.add({ body: 'Newer still' });
    await (await panel()).findByRole('button', { name: THREAD.newer });
    await expect(scroller.scrollTop).toBe(40);
  },
};
export const Reconnecting: Story = {
  ...with_({ ...talking, refusals: { 'GET messages': [200, 0] } }),
  play: async () => {
    await sees('Maya answers you');
    await waitFor(() => expect(story.server.sockets.size).toBe(1));
    await waitFor(() => expect(story.server.frames.length).toBeGreaterThan(0));
    story.server.refuseSockets();
    story.server.drop();
    await sees('Connection lost. Attempting to reconnect.');
  },
};
export const NotSent: Story = {
  ...with_({ ...talking, refusals: { 'POST messages': [503, 503, 503, 503, 503] } }),
  play: async () => {
    await userEvent.type(await box(), 'Are you there?{Enter}');
    await sees('Something went wrong. Please try resending the message.');
    await sees('Are you there?');
    await (await panel()).findByRole('button', { name: THREAD.resend });
  },
};
export const Offline: Story = {
  ...with_({ refusals: { 'GET availability': [0] } }),
  play: async () => sees('Something went wrong. Please try again later.'),
};
export const TooLong: Story = {
  ...with_(talking),
  play: async () => {
    await userEvent.click(await box());
    await userEvent.paste('x'.repeat(4003));
    await (await panel()).findAllByText('A message has at most 4,000 characters. Take out 3.');
    await expect((await panel()).getByRole('button', { name: COMPOSER.send })).toHaveAttribute('aria-disabled', 'true');
  },
};
const file = (name: string, size: number): File => new File([new Uint8Array(size)], name);
export const Files: Story = {
  ...with_(talking),
  play: async () => {
    const inside = await panel();
    await box();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    await userEvent.upload(input, [file('paystub.pdf', 84_210), file('voice.amr', 500), file('setup.exe', 20)], { applyAccept: false });
    const list = within(await inside.findByRole('list', { name: FILES.list }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'paystub.pdf 84 KB',
      'voice.amr 500 bytes',
      `setup.exe 20 bytes${FILES.wrongType}`,
    ]);
    await expect(inside.getByRole('button', { name: COMPOSER.send })).toHaveAttribute('aria-disabled', 'true');
  },
};
const holding = (one: File): DataTransfer => {
  const data = new DataTransfer();
  data.items.add(one);
  return data;
};
export const FilesDroppedAndPasted: Story = {
  ...with_(talking),
  play: async () => {
    const inside = await panel();
    const give = { bubbles: true, cancelable: true };
    (await box()).dispatchEvent(new DragEvent('drop', { ...give, dataTransfer: holding(file('dropped.pdf', 3_310_000)) }));
    (await box()).dispatchEvent(new ClipboardEvent('paste', { ...give, clipboardData: holding(file('pasted.png', 500)) }));
    const list = within(await inside.findByRole('list', { name: FILES.list }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'dropped.pdf 3.3 MB',
      'pasted.png 500 bytes',
    ]);
    await userEvent.click(list.getByRole('button', { name: FILES.remove('dropped.pdf') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
  },
};
export const FilesSent: Story = {
  ...with_(talking),
  play: async () => {
    await box();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    await userEvent.upload(input, [file('paystub.pdf', 84_210), file('second.png', 500)]);
    await press(COMPOSER.send);
    await waitFor(() =>
      expect(story.server.sent('POST messages')).toMatchObject([{ body: { body: '', fileUuids: [{}, {}].map(() => expect.any(String)) } }]),
    );
    await (await panel()).findByRole('button', { name: /paystub\.pdf/ });
  },
};
export const FilesOnTheirWay: Story = {
  ...with_({ ...talking, refusals: { 'POST files': ['never'] } }),
  play: async () => {
    await box();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    await userEvent.upload(input, [file('paystub.pdf', 84_210), file('second.png', 500)]);
    await press(COMPOSER.send);
    const bar = await (await panel()).findByRole('progressbar', { name: 'Sending paystub.pdf' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    await expect(bar).toHaveAttribute('aria-valuetext', '50%, 42 KB of 84 KB');
    await sees(/Sending file 1 of 2/);
  },
};
export const FileRefused: Story = {
  ...with_({ ...talking, refusals: { 'POST files': [422] } }),
  play: async () => {
    await userEvent.type(await box(), 'Here it is');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    await userEvent.upload(input, [file('paystub.pdf', 84_210)]);
    await press(COMPOSER.send);
    await sees('This file was refused.');
    await expect(await box()).toHaveValue('Here it is');
  },
};
const waiting: ChatStoryPlan = {
  isKept: true,
  messages: [own(1, 'Is anyone there?')],
  state: { state: 'WAITING', agentName: null, nobody: true },
};
export const NobodyFree: Story = {
  ...with_(waiting),
  play: async () => {
    await sees(NOBODY.title);
    await box();
  },
};
export const AssistantAgain: Story = {
  ...with_(waiting),
  play: async () => {
    await press(NOBODY.assistant);
    await sees(NOBODY.place);
    await waitFor(async () => expect((await panel()).getByRole('region', { name: NOBODY.assistant })).toHaveFocus());
    await press(NOBODY.keepPlace);
    await waitFor(async () => expect((await panel()).queryByText(NOBODY.place)).toBeNull());
  },
};
export const Callback: Story = {
  ...with_(waiting),
  play: async () => {
    await press(NOBODY.call);
    await waitFor(async () => expect((await panel()).getByRole('textbox', { name: NOBODY.phone })).toHaveFocus());
    await press(NOBODY.back);
    await expect(await (await panel()).findByRole('region', { name: NOBODY.title })).toHaveFocus();
    await press(NOBODY.call);
    await press(NOBODY.ask);
    await sees('Required');
  },
};
export const CallbackSent: Story = {
  ...with_(waiting),
  play: async () => {
    await press(NOBODY.call);
    await userEvent.type(await (await panel()).findByRole('textbox', { name: NOBODY.phone }), '6025550101');
    await userEvent.click((await panel()).getByRole('radio', { name: 'Morning' }));
    await press(NOBODY.ask);
    await sees(NOBODY.called('Morning'));
    await waitFor(async () => expect(await box()).toHaveFocus());
  },
};
export const ByEmail: Story = {
  ...with_(waiting),
  play: async () => {
    await press(NOBODY.email);
    await sees(NOBODY.emailed);
  },
};
export const Ended: Story = {
  ...with_(talking),
  play: async () => {
    await press(COMPOSER.end);
    const asked = within(await (await panel()).findByRole('group', { name: COMPOSER.reallyEnd }));
    await userEvent.click(asked.getByRole('button', { name: COMPOSER.end }));
    const survey = await (await panel()).findByRole('link', { name: new RegExp(END.survey) });
    await expect(survey).toHaveAttribute('target', '_blank');
    await expect(survey.getAttribute('href')).toMatch(/^https:\/\/survey\.example\/chat\?interactionId=[\w-]+$/);
    await expect((await panel()).queryByRole('textbox')).toBeNull();
    await (await panel()).findByRole('button', { name: END.again });
  },
};
export const Expired: Story = {
  ...with_({ ...talking, state: { state: 'ENDED', ended: 'EXPIRED' } }),
  play: async () => sees(new RegExp(END.expired)),
};
export const TokenRefused: Story = {
  ...with_(talking),
  play: async () => {
    await sees('Maya answers you');
    await waitFor(() => expect(story.server.frames.length).toBeGreaterThan(0));
    story.server.drop(4401);
    // it shows what it has anew, once
    await new Promise((resolve) => setTimeout(resolve));
    story.server.drop(4401);
    await sees('Token state is invalid.');
    await press(END.again);
    await (await panel()).findByRole('textbox', { name: FORM.name });
  },
};
const bot: ChatStoryPlan = {
  isKept: true,
  isOpen: false,
  state: { chatMode: 'chatbot', agentName: null },
  messages: [
    own(1, 'My credit is frozen'),
    sampleMessage(2, {
      author: 'BOT',
      name: null,
      body: 'Lift the freeze for a day at the bureau that the page names, then come back and choose “Try again”.',
      answer: { questionId: '0198f000-0000-7000-8000-0000000000b1', article: 'credit-frozen', screen: '/dashboard', handsOver: false },
    }),
  ],
};
export const BotAnswer: Story = {
  ...with_(bot),
  play: async () => {
    await expect(await (await panel()).findByRole('link', { name: THREAD.screen })).toHaveAttribute('href', '/dashboard');
    await expect((await panel()).getByRole('link', { name: THREAD.article })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/help\/credit-frozen$/),
    );
    await (await panel()).findByRole('button', { name: COMPOSER.person });
  },
};
/** A thumb down asks for a reason, and for words where it is another one. */
export const Feedback: Story = {
  ...with_(bot),
  play: async () => {
    await press(FEEDBACK.down);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell us more' }));
    for (const reason of ['Answer too vague', 'Not specific to my application', 'Not what I was asking about', 'Other'])
      await expect(dialog.getByRole('radio', { name: reason })).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: FEEDBACK.send }));
    await dialog.findByText('Please select a reason');
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('radio', { name: 'Other' }));
    await userEvent.click(dialog.getByRole('button', { name: FEEDBACK.send }));
    await dialog.findByText('Required');
    await userEvent.click(dialog.getByRole('textbox'));
    await userEvent.paste('x'.repeat(141));
    await dialog.findByText('141 of 140 characters');
    await userEvent.click(dialog.getByRole('button', { name: FEEDBACK.send }));
    await dialog.findByText('Please restrict your response to 140 characters.');
    await expect(story.server.sent('POST setChatReplyUsedWithFeedback')).toEqual([]);
  },
};
export const FeedbackSent: Story = {
  ...with_(bot),
  play: async () => {
    await press(FEEDBACK.down);
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell us more' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Answer too vague' }));
    await userEvent.click(dialog.getByRole('button', { name: FEEDBACK.send }));
    await waitFor(() =>
      expect(story.server.sent('POST setChatReplyUsedWithFeedback')).toMatchObject([
        { body: { rating: 0, feedbackMessage: 'Answer too vague' } },
      ]),
    );
    await sees(FEEDBACK.thanks);
    await press(FEEDBACK.up);
    await waitFor(() => expect(story.server.sent('POST setChatReplyUsedWithFeedback')).toMatchObject([{}, { body: { rating: 1 } }]));
  },
};
/** The assistant does not know: a person is one press away. */
export const BotHandsOver: Story = {
  ...with_({
    ...bot,
    messages: [
      own(1, 'I want to sue my roofer'),
      sampleMessage(2, {
        author: 'BOT',
        name: null,
        body: 'I cannot answer this. A person can.',
        answer: { questionId: 'hand-over', article: null, screen: null, handsOver: true },
      }),
    ],
  }),
  play: async () => {
    await expect((await (await panel()).findAllByRole('button', { name: COMPOSER.person })).length).toBe(2);
    await expect((await panel()).queryByRole('group', { name: FEEDBACK.group })).toBeNull();
  },
};
export const PersonAskedFor: Story = {
  ...with_({ ...bot, isOpen: true }),
  play: async () => {
    await sees(PLACE.assistant);
    await press(COMPOSER.person);
    await sees(PLACE.waitingAbout(2));
  },
};
const closed = fn();
export const Closing: Story = {
  ...with_({ ...talking, onClose: closed }),
  play: async () => {
    closed.mockClear();
    await waitFor(async () => expect(await box()).toHaveFocus());
    // a sheet is a dialog of the browser, which takes no Escape of a script
    if (window.innerWidth < 600) await press('Close');
    else await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  },
};
/** Outside production a digit that is pressed outside fields shows an alert. */
export const DebugKeys: Story = {
  ...with_(talking),
  play: async () => {
    await userEvent.type(await box(), '0');
    await expect((await panel()).queryByText(/^Something went wrong/)).toBeNull();
    (await (await panel()).findByRole('region', { name: THREAD.messages })).focus();
    for (const [key, text] of [
      ['0', 'Something went wrong. Please try again later.'],
      ['1', 'Connection lost. Attempting to reconnect.'],
      ['2', 'Token state is invalid.'],
    ] as const) {
      await userEvent.keyboard(key);
      await sees(text);
    }
  },
};
