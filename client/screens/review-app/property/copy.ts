/** Copy of the page for a property that was not found, or found more than once. */
export const COPY = {
  none: 'We could not find your home',
  noneIntro: 'The county’s records have no lot (parcel) at the address below. Correct it, or choose it from the list.',
  refusedIntro: (count: number, street: string) =>
    `You said that none of the ${count === 1 ? 'one parcel' : `${count} parcels`} at ${street} is yours. Correct the address below, or see the list again.`,
  seeAgain: 'See the list again',
  looked: 'We looked for',
  address: 'Property address',
  hint: 'Is everything right? New homes and renamed streets are often missing. Call us, and a person looks them up.',
  many: 'Which one is your home?',
  manyIntro: (street: string) => `The county’s records have several parcels at ${street}.`,
  list: 'Parcels',
  apn: (number: string) => `Parcel number ${number}`,
  noneOfThese: 'None of these',
  noneOfTheseNote: 'You correct the address on the next page',
  choose: 'Choose your home, or none of these',
  submit: 'Look again',
  loading: 'Loading your property',
  call: (phone: string) => `Call ${phone}`,
} as const;

export const NONE = 'none';
