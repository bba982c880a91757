import { describe, expect, it } from 'vitest';
import { monitoringMessages } from '../messages/monitoring.ts';
import { gatewayNameMaxLength, reportsMax } from './limits.ts';
import { machineReports, refuseReports } from './report.ts';

const { report: messages } = monitoringMessages;
const many = (count: number) => Array.from({ length: count }, () => null);

describe('machineReports', () => {
  it('takes readings and alarms, whatever they are, and either of them alone', () => {
    expect(machineReports.parse({ gateway: ' GW-0412 ', readings: [null], alarms: ['?'] })).toEqual({
      gateway: 'GW-0412',
      readings: [null],
      alarms: ['?'],
    });
    expect(machineReports.parse({ alarms: [1] })).toEqual({ gateway: '', readings: [], alarms: [1] });
  });

  it.each([
    [{ readings: {} }, messages.list],
    [{ alarms: 'none' }, messages.list],
    [{ gateway: 'G'.repeat(gatewayNameMaxLength + 1) }, messages.gateway],
    [{ gateway: 412 }, messages.gateway],
  ])('says what to do when a call has %j', (call, message) => {
    expect(machineReports.safeParse(call).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('refuseReports', () => {
  it('takes 1 to 1,000 readings and alarms in all', () => {
    const half = reportsMax / 2;
    expect(refuseReports({ readings: many(half), alarms: many(half) })).toBeNull();
    expect(refuseReports({ readings: [], alarms: many(1) })).toBeNull();
    expect(refuseReports({ readings: many(half), alarms: many(half + 1) })).toBe(
      '读数和报警一次最多提交 1,000 条，请分次提交',
    );
    expect(refuseReports({ readings: [], alarms: [] })).toBe(messages.none);
  });
});
