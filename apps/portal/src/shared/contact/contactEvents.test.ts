import { describe, expect, it } from 'vitest';
import {
  answerContactRequests,
  type ContactRequest,
  type LeadRequest,
  onLeadRequest,
  requestContact,
  requestInquiry,
} from './contactEvents.ts';

describe('requestContact and requestInquiry', () => {
  it('reach every listener when a visitor asks, and none after it stopped', () => {
    const interests = [{ productId: '1', packageProductId: '', name: '标识赋码系统' }];
    const heard: LeadRequest[] = [];
    const stop = onLeadRequest((request) => heard.push(request));
    requestContact({ subject: '首页' });
    requestInquiry({ interests });
    stop();
    requestContact({ subject: '解决方案' });
    expect(heard).toEqual([
      { kind: 'contact', subject: '首页' },
      { kind: 'inquiry', interests },
    ]);
  });
});

describe('answerContactRequests', () => {
  it('routes contact requests to the form of a page while it is mounted, and inquiries to the dialog', () => {
    const heard: LeadRequest[] = [];
    const shown: ContactRequest[] = [];
    const stop = onLeadRequest((request) => heard.push(request));
    const leave = answerContactRequests((request) => shown.push(request));
    requestContact({ subject: '云端 IDE' });
    requestInquiry({ interests: [] });
    leave();
    requestContact({ subject: '首页' });
    stop();
    expect(shown).toEqual([{ subject: '云端 IDE' }]);
    expect(heard).toEqual([
      { kind: 'inquiry', interests: [] },
      { kind: 'contact', subject: '首页' },
    ]);
  });

  it('keeps the form of the next page when the previous one unmounts later', () => {
    const shown: string[] = [];
    const leaveFirst = answerContactRequests(() => shown.push('first'));
    const leaveSecond = answerContactRequests(() => shown.push('second'));
    leaveFirst();
    requestContact({ subject: '首页' });
    leaveSecond();
    expect(shown).toEqual(['second']);
  });
});
