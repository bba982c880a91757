import { describe, expect, it } from 'vitest';
import { type ContactRequest, onContactRequest, requestContact } from './contactEvents.ts';

describe('requestContact', () => {
  it('reaches every listener when a visitor asks, and none after it stopped', () => {
    const heard: ContactRequest[] = [];
    const stop = onContactRequest((request) => heard.push(request));
    requestContact({ subject: '首页' });
    stop();
    requestContact({ subject: '解决方案' });
    expect(heard).toEqual([{ subject: '首页' }]);
  });
});
