/** The same sentences in another language: every name, each with the same kind of value. One that is missing does not compile. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T;
