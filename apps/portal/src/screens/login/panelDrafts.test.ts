import { initialSendCode } from '@lima-id/ui';
import { describe, expect, it } from 'vitest';
import { createPanelDrafts } from './panelDrafts.ts';

const values = { mobile: '13800000118', verifyCode: '4829', newPassword: 'a', confirmPassword: 'b' };
const counting = {
  state: { ...initialSendCode.state, phase: 'countdown', secondsLeft: 47, wait: 60 },
  sentAt: 1,
} as const;

describe('createPanelDrafts', () => {
  it('restores input and cooldown when a panel opens again', () => {
    const drafts = createPanelDrafts();
    drafts.keep('recover', { values });
    drafts.keep('recover', { session: counting });
    expect(drafts.kept('recover')).toEqual({ values, session: counting });
    expect(drafts.kept('register')).toEqual({});
  });

  it('drops a pending request when a panel closes', () => {
    const drafts = createPanelDrafts();
    drafts.keep('recover', { session: { ...counting, state: { ...counting.state, phase: 'sending' } } });
    expect(drafts.kept('recover')).toEqual({});
  });

  it('is empty after the panel succeeded', () => {
    const drafts = createPanelDrafts();
    drafts.keep('recover', { values });
    drafts.forget('recover');
    expect(drafts.kept('recover')).toEqual({});
  });
});
