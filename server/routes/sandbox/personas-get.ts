import { sandboxPersonas } from '@hearthline/contract/sandbox.ts';
import { route } from '../../http/route.ts';
import { PERSONAS } from '../../sandbox/personas.ts';

export const register = route(sandboxPersonas, () => PERSONAS.map((p) => ({ ...p })));
