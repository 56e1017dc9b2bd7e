import type { HelpTopic } from '@hearthline/rules/help/topics.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

type Entry = Reply<'help-list'>[number];

/** A question as the list of the help has it. */
export const helpEntry = (slug: string, question: string, topic: HelpTopic, alsoAsked: string[] = []): Entry => ({
  slug,
  question,
  topic,
  screens: [],
  alsoAsked,
});

/** Questions of three topics. */
export const HELP_ENTRIES: readonly Entry[] = [
  helpEntry('how-to-apply', 'How do I apply?', 'applying', ['where do i apply for a heloc', 'quiero aplicar']),
  helpEntry('stopped-in-the-middle', 'I stopped in the middle. How do I continue?', 'applying', ['continue my application']),
  helpEntry('when-do-i-get-my-money', 'When do I get my money?', 'funding', ['when is funding', 'cuándo recibo mi dinero']),
  helpEntry('right-to-cancel', 'How long can I cancel after I sign?', 'funding', ['rescission', 'derecho a cancelar']),
  helpEntry('how-to-cancel-after-signing', 'How do I cancel after I have signed?', 'funding', ['rescind', 'cancel by mail']),
  helpEntry('talk-to-a-person', 'How do I talk with a person?', 'contact', ['phone number', 'hablar con una persona']),
];
