import { Decimal } from '../money.ts';

/**
 * The formula language of an offer's costs (`jsCriteria`, AMB-99): numbers, + - * / ( ), min, max, ceil and named inputs. Nothing else
 * parses, so an external formula can compute a number and do nothing else.
 */
export type ExpressionInputs = Readonly<Record<string, number>>;

const FUNCTIONS: Readonly<Record<string, (values: Decimal[]) => Decimal>> = {
  min: (values) => Decimal.min(...values),
  max: (values) => Decimal.max(...values),
  ceil: (values) => Decimal.ceil(values[0] ?? 0),
};
const ARGUMENTS: Readonly<Record<string, number>> = { ceil: 1 };
const MAX_LENGTH = 500;

/** The value of a formula. Throws SyntaxError for anything outside the language, an unknown name, or a division by zero. */
export function evaluate(formula: string, inputs: ExpressionInputs): Decimal {
  if (formula.length > MAX_LENGTH) throw new SyntaxError('Formula is too long');
  const tokens = tokenize(formula);
  let at = 0;

  const take = (text: string): boolean => tokens[at] === text && ++at > 0;
  const need = (text: string): void => {
    if (!take(text)) throw new SyntaxError(`Expected '${text}' in formula`);
  };

  function additive(): Decimal {
    let left = multiplicative();
    for (;;) {
      if (take('+')) left = left.plus(multiplicative());
      else if (take('-')) left = left.minus(multiplicative());
      else return left;
    }
  }
  function multiplicative(): Decimal {
    let left = unary();
    for (;;) {
      if (take('*')) left = left.times(unary());
      else if (take('/')) left = divide(left, unary());
      else return left;
    }
  }
  function unary(): Decimal {
    return take('-') ? unary().negated() : primary();
  }
  function primary(): Decimal {
    if (take('(')) {
      const inner = additive();
      need(')');
      return inner;
    }
    const token = tokens[at++];
    if (token !== undefined && /^[\d.]/.test(token)) return new Decimal(token);
    if (token === undefined || !/^[a-z]/i.test(token)) throw new SyntaxError('Unexpected end or sign in formula');
    return take('(') ? call(token) : named(token);
  }
  function call(name: string): Decimal {
    const apply = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!apply) throw new SyntaxError(`Unknown function '${name}' in formula`);
    const values = [additive()];
    while (take(',')) values.push(additive());
    need(')');
    if (ARGUMENTS[name] !== undefined && values.length !== ARGUMENTS[name]) throw new SyntaxError(`Wrong number of values for '${name}'`);
    return apply(values);
  }
  function named(name: string): Decimal {
    const value = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
    if (value === undefined) throw new SyntaxError(`Unknown name '${name}' in formula`);
    return new Decimal(value);
  }

  const result = additive();
  if (at < tokens.length) throw new SyntaxError('Unexpected text after formula');
  return result;
}

function divide(left: Decimal, right: Decimal): Decimal {
  if (right.isZero()) throw new SyntaxError('Division by zero in formula');
  return left.div(right);
}

function tokenize(formula: string): string[] {
  const tokens: string[] = [];
  const pattern = /\s*(\d+(?:\.\d+)?|\.\d+|[a-z]\w*|[-+*/(),])/giy;
  const text = formula.trimEnd();
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const token = pattern.exec(text)?.[1];
    if (token === undefined) throw new SyntaxError(`Unexpected character at ${start} in formula`);
    tokens.push(token);
  }
  return tokens;
}
