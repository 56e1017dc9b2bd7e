/** What a test token of the vendor leads to: `code` and `decline_code` of its card_error. The names are the vendor's own. */
export const TOKENS: Readonly<Record<string, 'SUCCEEDS' | 'ASKS_TO_APPROVE' | readonly [code: string, declineCode: string]>> = {
  tok_visa: 'SUCCEEDS',
  tok_mastercard: 'SUCCEEDS',
  tok_amex: 'SUCCEEDS',
  tok_threeDSecure2Required: 'ASKS_TO_APPROVE',
  tok_chargeDeclined: ['card_declined', 'generic_decline'],
  tok_chargeDeclinedInsufficientFunds: ['card_declined', 'insufficient_funds'],
  tok_chargeDeclinedLostCard: ['card_declined', 'lost_card'],
  tok_chargeDeclinedStolenCard: ['card_declined', 'stolen_card'],
  tok_chargeDeclinedFraudulent: ['card_declined', 'fraudulent'],
  tok_chargeDeclinedExpiredCard: ['expired_card', ''],
  tok_chargeDeclinedIncorrectCvc: ['incorrect_cvc', ''],
  tok_chargeDeclinedProcessingError: ['processing_error', ''],
};
