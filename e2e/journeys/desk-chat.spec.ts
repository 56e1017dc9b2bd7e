import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { PING_MS } from '@hearthline/rules/chat/limits.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** A visitor who writes by the API and has the chat open, as their page does: each has a name of their own. */
async function visitor(request: APIRequestContext, origin: string) {
  const name = `Vera ${randomUUID().slice(0, 8)}`;
  const begun = await request.post('/service-csp/external/api/v1/twilio/initWebChat', {
    data: {
      friendlyName: name,
      emailAddress: 'vera.visitor@example.com',
      tag: 'registration',
      skill: 'FHEL',
      welcomeMessage: '',
      pageUrl: '/account/heloc/register-v2',
      chatMode: 'agent',
    },
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { conversationSid, token, omniProxyChannelId } = (await begun.json()) as Record<
    'conversationSid' | 'token' | 'omniProxyChannelId',
    string
  >;
  // a chat rings while its person is there
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/service-omni-proxy/insecure/ws/${omniProxyChannelId}`);
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', token, after: 0 })));
  const pings = setInterval(() => socket.send(JSON.stringify({ type: 'ping', channelId: omniProxyChannelId })), PING_MS);
  const leaves = (): void => {
    clearInterval(pings);
    socket.close();
  };
  const at = `/service-omni-proxy/insecure/api/v1/conversations/${conversationSid}`;
  const headers = { 'x-chat-token': token };
  const says = async (body: string): Promise<void> => {
    const sent = await request.post(`${at}/messages`, { headers, data: { key: randomUUID(), body, fileUuids: [] } });
    expect(sent.ok(), await sent.text()).toBe(true);
  };
  const reads = async (): Promise<string[]> => {
    const { messages } = (await (await request.get(`${at}/messages`, { headers })).json()) as { messages: { body: string }[] };
    return messages.map(({ body }) => body);
  };
  return { name, uuid: conversationSid, says, reads, leaves };
}

const answers = async (desk: Page, name: string, text: string): Promise<void> => {
  const box = desk.getByRole('textbox', { name: `Answer ${name}` });
  await box.fill(text);
  await box.press('Enter');
};

test('@short-wide a chat rings who takes chats, and a colleague who answers meanwhile is seen before sending', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  await signInAtDesk(page, 'agent');
  await page.goto('/desk/chat');
  const takes = page.getByRole('switch', { name: 'Take chats' });
  await takes.check({ force: true });
  await expect(page.getByText('New chats ring you')).toBeVisible();
  await page.goto('/desk/people');

  const vera = await visitor(request, baseURL ?? '');
  await vera.says('Is the rate fixed?');
  const ring = page.getByRole('region', { name: `Chat of ${vera.name}` });
  await ring.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: vera.name })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Is the rate fixed?');
  await answers(page, vera.name, 'Yes, for each draw.');
  await expect.poll(vera.reads).toContain('Yes, for each draw.');
  await expect(page.getByText('Sending')).toHaveCount(0);

  // what arrives is shown without a reload
  await vera.says('And for how long?');
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText('And for how long?');

  const second = await (await browser.newContext()).newPage();
  await signInAtDesk(second, 'processor');
  await second.goto(`/desk/chat/${vera.uuid}`);
  await expect(second.getByRole('log', { name: 'Messages' })).toContainText('And for how long?');
  // what the first page asks for is late, so it has not seen what the colleague writes
  let arrives = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route(new RegExp(`/chats/${vera.uuid}\\?`), async (route) => {
    await late;
    await route.continue().catch(() => undefined);
  });
  await answers(second, vera.name, 'For its whole term.');
  await expect.poll(vera.reads).toContain('For its whole term.');
  const refused = page.waitForResponse((response) => response.status() === 409);
  await answers(page, vera.name, 'Five years, I think.');
  await refused;
  arrives();
  await expect(page.getByText('A colleague has answered meanwhile')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'For its whole term.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Answer ${vera.name}` })).toHaveValue('Five years, I think.');
  expect(await vera.reads()).not.toContain('Five years, I think.');
  await answers(page, vera.name, 'As my colleague says.');
  await expect.poll(vera.reads).toContain('As my colleague says.');

  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('button', { name: 'End the chat' }).click();
  await expect(page.getByText('This chat has ended')).toBeVisible();
  vera.leaves();
  await page.goto('/desk/chat?list=ENDED');
  await expect(page.getByRole('link', { name: new RegExp(vera.name) })).toBeVisible();
});

test('a chat is handed to a colleague with a note, whom it rings, and the borrower is told', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const second = await (await browser.newContext()).newPage();
  await signInAtDesk(second, 'processor');
  await second.goto('/desk/chat');
  await second.getByRole('switch', { name: 'Take chats' }).check({ force: true });
  await expect(second.getByText('New chats ring you')).toBeVisible();

  await signInAtDesk(page, 'agent');
  const vera = await visitor(request, baseURL ?? '');
  await vera.says('Who reads my appraisal?');
  await page.goto(`/desk/chat/${vera.uuid}`);
  await answers(page, vera.name, 'One moment.');
  await expect.poll(vera.reads).toContain('One moment.');
  await page.getByRole('button', { name: 'Transfer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Transfer the chat' });
  await dialog.getByRole('combobox').selectOption({ index: 2 });
  await dialog.getByRole('textbox').fill('Asks about the appraisal');
  await dialog.getByRole('button', { name: 'Transfer', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await vera.reads()).some((line) => line.endsWith('is handing the chat to a colleague.'))).toBe(true);

  await second.goto(`/desk/chat/${vera.uuid}`);
  await expect(second.getByText('Asks about the appraisal')).toBeVisible();
  await second.getByRole('button', { name: 'Take it' }).click();
  await answers(second, vera.name, 'I do.');
  await expect.poll(vera.reads).toContain('I do.');
  vera.leaves();
});

test('what people thought of the bot is read at the desk, and leads to the chat in which it was asked', async ({ page, request }, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
  const name = `Bea ${randomUUID().slice(0, 8)}`;
  const ask = 'how long can i cancel after i sign';
  const form = {
    emailAddress: 'bea@example.com',
    tag: 'registration',
    skill: 'FHEL',
    welcomeMessage: '',
    pageUrl: '/',
    chatMode: 'chatbot',
  };
  const begun = await request.post('/service-csp/external/api/v1/twilio/initWebChat', { data: { ...form, friendlyName: name } });
  const { conversationSid, token } = (await begun.json()) as Record<'conversationSid' | 'token', string>;
  const headers = { 'x-chat-token': token };
  const messages = `/service-omni-proxy/insecure/api/v1/conversations/${conversationSid}/messages`;
  for (const body of [ask, `is it gonna rain in denver tomorrow ${name}`]) {
    const sent = await request.post(messages, { headers, data: { key: randomUUID(), body, fileUuids: [] } });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const rated = await request.post('/service-chat-chatbot/external/api/v1/message/setChatReplyUsedWithFeedback', {
    headers,
    data: {
      questionId: 'right-to-cancel',
      conversationId: conversationSid,
      responseToCustomer: '',
      feedbackMessage: `Other: not my day, ${name}`,
      rating: 0,
      senderEmail: '',
      senderType: 'APPLICANT',
      nonce: '',
    },
  });
  expect(rated.status(), await rated.text()).toBe(204);

  await signInAtDesk(page, 'agent');
  await page.goto('/desk/chat');
  await page.getByRole('main').getByRole('link', { name: 'Bot answers' }).click();
  await page.getByRole('link', { name: 'How long can I cancel after I sign?' }).click();
  const row = page.getByRole('row').filter({ hasText: `Other: not my day, ${name}` });
  await expect(row).toContainText(ask);
  await accessible(page, 'questions of an answer');
  await page.getByRole('link', { name: 'All bot answers' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('bot-answers.csv');
  await page.getByRole('link', { name: 'See what was asked' }).click();
  await expect(page.getByRole('row').filter({ hasText: `is it gonna rain in denver tomorrow ${name}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'How long can I cancel after I sign?' }).click();
  await row.getByRole('link').click();
  await expect(page.getByRole('log', { name: 'Messages' })).toContainText(ask);
});
