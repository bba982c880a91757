import { faultPhotoMax, repairMessages } from '@lima-id/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestParts } from '../client/requestParts.ts';
import { decodeReply, decodeRequest, encodeReply, encodeRequest } from './codec.ts';
import { reportFault } from './faultReport.ts';
import { acceptFaultReport, listFaultReports, readFaultPhoto } from './repair.ts';

const report = {
  identifier: '88.118.001/GT-2026-000123',
  kind: 'noise' as const,
  words: '运行时有异响',
  contactName: '',
  contactMobile: '13800000118',
  photos: [new File(['a'], 'a.jpg'), new File(['bc'], 'b.jpg')],
  transactionId: '0123456789abcdef0123456789abcdef',
};

describe('reportFault', () => {
  it('is sent as a form that repeats the field of photos', () => {
    const wire = encodeRequest(reportFault, report);
    if (!wire.ok) throw new Error(wire.message);
    const { body } = requestParts(reportFault, wire.value);
    if (!(body instanceof FormData)) throw new Error('It goes as a form.');
    expect(body.getAll('photos').map((one) => (one as File).name)).toEqual(['a.jpg', 'b.jpg']);
    const { photos: _, ...fields } = report;
    for (const [name, value] of Object.entries(fields)) expect(body.getAll(name)).toEqual([value]);
    const received = { ...Object.fromEntries(body), photos: body.getAll('photos') };
    expect(decodeRequest(reportFault, received)).toMatchObject({ ok: true, value: fields });
  });

  it('requires no photo, and accepts no more than the maximum', () => {
    const { photos, ...fields } = report;
    expect(decodeRequest(reportFault, fields)).toMatchObject({ ok: true, value: { photos: [] } });
    const many = Array.from({ length: faultPhotoMax + 1 }, () => photos[0]);
    expect(decodeRequest(reportFault, { ...fields, photos: many })).toEqual({
      ok: false,
      message: repairMessages.form.photos,
      field: 'photos',
    });
    expect(decodeRequest(reportFault, { ...fields, photos: ['text'] }).ok).toBe(false);
  });
});

describe('the calls of makers', () => {
  it('default to the first page', () => {
    expect(decodeRequest(listFaultReports, {})).toEqual({ ok: true, value: { page: 1, pageSize: 10 } });
  });

  it.each([{ page: 0 }, { page: 1.5 }, { pageSize: 101 }, { state: 'lost' }])('are refused for %j', (wrong) => {
    expect(decodeRequest(listFaultReports, wrong).ok).toBe(false);
  });

  it('accept a ticket with nothing but an engineer', () => {
    const request = { number: 'WX-2026-000318', engineer: '李振' };
    expect(decodeRequest(acceptFaultReport, request)).toEqual({ ok: true, value: { ...request, point: '', note: '' } });
    expect(decodeRequest(acceptFaultReport, { ...request, number: '318' })).toMatchObject({ field: 'number' });
  });

  it('restore every photo that was encoded', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4000 }), (bytes) => {
        const photo = { type: 'image/webp' as const, bytes };
        const wire = JSON.parse(JSON.stringify(encodeReply(readFaultPhoto, photo))) as unknown;
        expect(decodeReply(readFaultPhoto, wire)).toEqual({ value: { ...photo, bytes: new Uint8Array(bytes) } });
      }),
    );
  });
});
