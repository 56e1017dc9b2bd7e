type Given = { readonly consent_prompt_uuid: string; readonly opt_in_out: 'OPT_IN' | 'OPT_OUT' };

/** The prompt, unless it was agreed to in these very words: every version of a sentence has its own uuid (lending §2.7). */
export function stillToAsk<Prompt extends { readonly uuid: string }>(prompt: Prompt | null, given: readonly Given[]): Prompt | null {
  const isGiven = given.some((one) => one.consent_prompt_uuid === prompt?.uuid && one.opt_in_out === 'OPT_IN');
  return isGiven ? null : prompt;
}
