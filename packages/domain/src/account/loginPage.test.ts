import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialLogin,
  type LoginEvent,
  type LoginState,
  loginModes,
  loginTransitions,
  nextLogin,
  opensConsole,
  pathAfterLogin,
} from './loginPage.ts';

const slideProof = { scene: 'login', sessionId: 's', sig: 'g', token: 't' };
const slid: LoginEvent = { type: 'slid', slideProof };
const plain = (type: 'entered' | 'proofUsed' | 'submitted' | 'succeeded' | 'failed'): LoginEvent => ({ type });
const after = (...events: LoginEvent[]): LoginState => events.reduce(nextLogin, initialLogin);

describe('nextLogin', () => {
  it.each([
    ['the page opens', after(), 'filling', null],
    ['the slide passes', after(slid), 'filling', slideProof],
    ['the form is submitted', after(slid, plain('submitted')), 'submitting', slideProof],
    ['a code is submitted without a slide', after(plain('submitted')), 'submitting', null],
    ['the server says no', after(slid, plain('submitted'), plain('failed')), 'filling', null],
    ['the server says yes', after(slid, plain('submitted'), plain('succeeded')), 'done', null],
    ['an SMS code uses the slide up', after(slid, plain('proofUsed')), 'filling', null],
    ['the page is entered again', after(slid, plain('entered')), 'filling', null],
    ['the page is entered again while submitting', after(slid, plain('submitted'), plain('entered')), 'filling', null],
    [
      'the page is entered again after a success',
      after(plain('submitted'), plain('succeeded'), plain('entered')),
      'filling',
      null,
    ],
  ] as const)('keeps the proof no longer than it may when %s', (_, state, phase, proof) => {
    expect(state).toEqual({ phase, slideProof: proof });
  });

  it('gives the same object back when an event changes nothing', () => {
    const withProof = after(slid);
    const submitting = after(slid, plain('submitted'));
    const done = after(plain('submitted'), plain('succeeded'));
    for (const type of ['entered', 'proofUsed', 'succeeded', 'failed'] as const)
      expect(nextLogin(initialLogin, plain(type))).toBe(initialLogin);
    expect(nextLogin(withProof, slid)).toBe(withProof);
    for (const type of ['succeeded', 'failed'] as const) expect(nextLogin(withProof, plain(type))).toBe(withProof);
    for (const event of [slid, plain('submitted'), plain('proofUsed')])
      expect(nextLogin(submitting, event)).toBe(submitting);
    for (const event of [slid, plain('submitted'), plain('proofUsed'), plain('failed'), plain('succeeded')])
      expect(nextLogin(done, event)).toBe(done);
  });

  it('takes the newer proof when the slide passes again', () => {
    const newer = { ...slideProof, token: 'newer' };
    expect(after(slid, { type: 'slid', slideProof: newer }).slideProof).toBe(newer);
  });

  it('holds no proof after an end and keeps to the table when events come in any order', () => {
    const event = fc.constantFrom<LoginEvent>(
      slid,
      ...(['entered', 'proofUsed', 'submitted', 'succeeded', 'failed'] as const).map(plain),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = initialLogin;
        for (const one of events) {
          const next = nextLogin(state, one);
          expect(next.phase).toBe(loginTransitions[state.phase][one.type] ?? state.phase);
          const isCleared =
            next.phase === 'done' || one.type === 'entered' || (one.type === 'failed' && state.phase === 'submitting');
          expect(isCleared && next.slideProof !== null).toBe(false);
          state = next;
        }
      }),
    );
  });
});

describe('pathAfterLogin', () => {
  it.each([
    [undefined, '/home?t=7'],
    [null, '/home?t=7'],
    ['', '/home?t=7'],
    ['/', '/?t=7'],
    ['/application/payment', '/application/payment?t=7'],
    ['/product_scene?identifier=88.118.001%2FGT-1&t=3', '/product_scene?identifier=88.118.001%2FGT-1&t=7'],
    ['/solution/2#plan', '/solution/2?t=7#plan'],
    ['/news?from=https://lima.example//x', '/news?from=https://lima.example//x&t=7'],
    ['/news#a//b', '/news?t=7#a//b'],
    ['/loginhelp', '/loginhelp?t=7'],
    ['/login', '/home?t=7'],
    ['/LOGIN', '/home?t=7'],
    ['/login?mode=2', '/home?t=7'],
    ['/login#x', '/home?t=7'],
    ['/login/', '/home?t=7'],
    ['/news/../login', '/home?t=7'],
    ['/news/../solution', '/solution?t=7'],
    ['home', '/home?t=7'],
    ['//evil.example', '/home?t=7'],
    ['///evil.example', '/home?t=7'],
    ['/..//evil.example', '/home?t=7'],
    ['/%2f%2fevil.example', '/home?t=7'],
    ['/\\evil.example', '/home?t=7'],
    ['/%5cevil.example', '/home?t=7'],
    ['/a\\b', '/home?t=7'],
    ['/\t/evil.example', '/home?t=7'],
    ['/\n/evil.example', '/home?t=7'],
    ['/a\u0000', '/home?t=7'],
    ['https://evil.example/', '/home?t=7'],
    ['javascript:alert(1)', '/home?t=7'],
    [' /news', '/home?t=7'],
  ])('goes from %j to %s when logging in succeeded', (returnPath, path) => {
    expect(pathAfterLogin(returnPath, 7)).toBe(path);
  });

  it('never leaves the site when the return path is any text', () => {
    const risky = fc.string({
      unit: fc.constantFrom('/', '\\', '\t', '\n', '.', ':', '@', '?', '#', 'a', 'login', '//', '%2f', ' '),
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.oneof(
          risky,
          risky.map((text) => `/${text}`),
          fc.webUrl(),
          fc.string(),
        ),
        (text) => {
          const path = pathAfterLogin(text, 7);
          const read = new URL(path, 'https://lima.example/login');
          expect(read.origin).toBe('https://lima.example');
          expect(read.pathname.startsWith('//')).toBe(false);
          expect(read.searchParams.getAll('t')).toEqual(['7']);
        },
      ),
    );
  });
});

describe('opensConsole', () => {
  const statuses = [null, -2, 0, 1, 2, 3];
  const types = [null, '', 'ORDINARY', 'COMPANY', 'COMPANY_ADMIN', 'ADMIN', 'MANAGER', 'AUDITOR'];
  it.each(types.flatMap((type) => statuses.map((examineStatus) => ({ type, examineStatus }))))(
    'decides for type $type and review status $examineStatus when logging in succeeded',
    ({ type, examineStatus }) => {
      const expected = examineStatus === 2 && (type === 'COMPANY' || type === 'COMPANY_ADMIN');
      expect(opensConsole({ type, examineStatus })).toBe(expected);
    },
  );
});

describe('loginModes', () => {
  it('sends 1 for logging in and 2 for registering when the page is opened', () => {
    expect(loginModes).toEqual({ login: 1, register: 2 });
  });
});
