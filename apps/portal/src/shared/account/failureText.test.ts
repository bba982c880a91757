import { accountMessages, messages } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { brand } from '../../brand/brand.ts';
import { RequestFailure } from '../api/request.ts';
import { unreachable } from '../api/unreachable.ts';
import { failureText } from './failureText.ts';

function failure(kind: 'refused' | 'broken', message: string): RequestFailure {
  return new RequestFailure({ success: false, kind, status: 422, code: null, message, data: null, needsLogin: false });
}

describe('failureText', () => {
  const otherwise = accountMessages.loginFailed;

  it('shows the server’s message when there is one', () => {
    expect(failureText(failure('refused', '用户名或密码错误，请核对后重新输入'), otherwise)).toBe(
      '用户名或密码错误，请核对后重新输入',
    );
  });

  it('reports an unreachable server when there is no connection', () => {
    expect(failureText(new RequestFailure(unreachable()), otherwise)).toBe(brand.unreachable);
  });

  it('shows the default message of the call when the server gave no reason or an unreadable response', () => {
    expect(failureText(failure('refused', messages.request.failed), otherwise)).toBe(otherwise);
    expect(failureText(failure('broken', messages.request.failed), otherwise)).toBe(otherwise);
    expect(failureText(new Error('code'), otherwise)).toBe(otherwise);
  });
});
