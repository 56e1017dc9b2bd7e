import type { DocumentData } from '../document-data.ts';
import { text } from '../../pdf/blocks.ts';
import { addressee, type Template } from '../template.ts';

/** The statement of 16 CFR 444.3(c), word for word. It is a document of its own, and nothing is added to it. */
const STATEMENT = [
  'You are being asked to guarantee this debt. Think carefully before you do. If the borrower doesn’t pay the debt, you will have to. Be sure you can afford to pay if you have to, and that you want to accept this responsibility.',
  'You may have to pay up to the full amount of the debt if the borrower does not pay. You may also have to pay late fees or collection costs, which increase this amount.',
  'The creditor can collect this debt from you without first trying to collect from the borrower. The creditor can use the same collection methods against you that can be used against the borrower, such as suing you, garnishing your wages, etc. If this debt is ever in default, that fact may become a part of your credit record.',
  'This notice is not the contract that makes you liable for the debt.',
];

/** Notice to cosigner: 16 CFR 444.3, given before the agreement is signed. */
export const noticeToCosigner: Template<DocumentData['NOTICE_TO_COSIGNER']> = {
  version: '2026-11',
  title: () => 'Notice to Cosigner',
  blocks: (data) => [addressee(data.cosigner, data), ...STATEMENT.map((words) => text(words))],
};
