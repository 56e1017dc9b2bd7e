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

/** The vendor's published test cards, and the test token that leads where each of them does. */
export const CARDS = [
  { number: '4242424242424242', brand: 'visa', token: 'tok_visa' },
  { number: '5555555555554444', brand: 'mastercard', token: 'tok_mastercard' },
  { number: '378282246310005', brand: 'amex', token: 'tok_amex' },
  { number: '4000000000003220', brand: 'visa', token: 'tok_threeDSecure2Required' },
  { number: '4000000000000002', brand: 'visa', token: 'tok_chargeDeclined' },
  { number: '4000000000009995', brand: 'visa', token: 'tok_chargeDeclinedInsufficientFunds' },
  { number: '4000000000009987', brand: 'visa', token: 'tok_chargeDeclinedLostCard' },
  { number: '4000000000000069', brand: 'visa', token: 'tok_chargeDeclinedExpiredCard' },
  { number: '4000000000000127', brand: 'visa', token: 'tok_chargeDeclinedIncorrectCvc' },
  { number: '4000000000000119', brand: 'visa', token: 'tok_chargeDeclinedProcessingError' },
] as const satisfies readonly { readonly number: string; readonly brand: string; readonly token: string }[];
