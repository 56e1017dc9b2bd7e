import { z } from 'zod';
import { address } from './env-fields.ts';

/** The variables of the language model that may put the bot's answers in other words; off unless its address is set. */
export const chatModelFields = {
  CHAT_MODEL_URL: address
    .optional()
    .describe(
      'Address of an OpenAI-compatible API, such as `https://model.example/v1`, that shortens what the chat’s bot found; unset: it is shown as it stands',
    ),
  CHAT_MODEL_NAME: z.string().min(1).optional().describe('The name of the model there; required with CHAT_MODEL_URL'),
  CHAT_MODEL_KEY: z.string().min(1).optional().describe('Its credential, sent as a bearer token'),
} as const;

type Fields = { readonly [Name in keyof typeof chatModelFields]?: string | undefined };

export type ChatModel = { readonly url: string; readonly name: string; readonly key: string | null };

export const chatModelOf = ({ CHAT_MODEL_URL: url, CHAT_MODEL_NAME: name = '', CHAT_MODEL_KEY: key }: Fields): ChatModel | null =>
  url === undefined ? null : { url, name, key: key ?? null };

export const chatModelProblems = ({ CHAT_MODEL_URL: url, CHAT_MODEL_NAME: name }: Fields, production: boolean): readonly string[] => [
  ...(url !== undefined && name === undefined ? ['CHAT_MODEL_NAME: required with CHAT_MODEL_URL'] : []),
  ...(production && url?.startsWith('http:') ? ['CHAT_MODEL_URL: production sends what people ask over https'] : []),
];
