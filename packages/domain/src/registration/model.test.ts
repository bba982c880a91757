import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { registrationMessages } from '../messages/registration.ts';
import { reminderLineMax, reminderLineMin } from '../scene/limits.ts';
import {
  modelDescriptionMaxLength,
  modelNameMaxLength,
  modelPicturesMax,
  ownNumberMaxLength,
  pictureAddressMaxLength,
  placesMax,
  warrantyMonthsMax,
} from './limits.ts';
import { acceptsBatches, isIndustryCode, type ModelDraft, modelDraft, modelStates } from './model.ts';

const { model, place } = registrationMessages;
const waybill = { name: 'waybill', label: '承运单', kind: 'text', needed: true } as const;
const good: ModelDraft = {
  name: 'GT-6 商用智能跑步机',
  code: 'GT-6',
  description: '面向商用健身房的跑步机。\n最高时速 22 km/h。',
  pictures: ['/illustrations/treadmill.svg', 'https://example.com/treadmill.jpg?size=2'],
  industryCode: '2442',
  reminderLine: 5,
  warrantyMonths: 36,
  places: [waybill],
  state: 'active',
};

function refusals(change: object): [path: string, message: string][] {
  const verdict = modelDraft.safeParse({ ...good, ...change });
  return verdict.success ? [] : verdict.error.issues.map(({ path, message }) => [path.join('.'), message]);
}

describe('modelDraft', () => {
  it('takes a whole model, and gives texts back clean', () => {
    expect(modelDraft.parse(good)).toEqual(good);
    expect(modelDraft.parse({ ...good, name: ' GT-6\u200b 跑步机 ', code: 'ＧＴ－６' })).toMatchObject({
      name: 'GT-6 跑步机',
      code: 'GT-6',
    });
  });

  it('takes a model with the least that it may say', () => {
    const least = { ...good, description: '', pictures: [], reminderLine: null, warrantyMonths: null, places: [] };
    expect(modelDraft.parse({ ...least, industryCode: undefined })).toEqual({ ...least, industryCode: null });
    expect(modelDraft.parse({ ...least, industryCode: null }).industryCode).toBeNull();
  });

  it('takes everything at its limits', () => {
    const most = {
      name: '𠮷'.repeat(modelNameMaxLength),
      code: 'A'.repeat(ownNumberMaxLength),
      description: '𠮷'.repeat(modelDescriptionMaxLength),
      pictures: Array.from({ length: modelPicturesMax }, (_, index) => `/${index}`),
      reminderLine: reminderLineMax,
      warrantyMonths: warrantyMonthsMax,
      places: Array.from({ length: placesMax }, (_, index) => ({
        ...waybill,
        name: `p${index}`,
        label: `字段${index}`,
      })),
    };
    expect(refusals(most)).toEqual([]);
    expect(refusals({ reminderLine: reminderLineMin, warrantyMonths: 0 })).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name', model.name],
    [{ name: undefined }, 'name', model.name],
    [{ name: '跑'.repeat(modelNameMaxLength + 1) }, 'name', model.name],
    [{ code: '' }, 'code', model.code],
    [{ code: 'GT 6' }, 'code', model.code],
    [{ code: '跑步机' }, 'code', model.code],
    [{ code: 'A'.repeat(ownNumberMaxLength + 1) }, 'code', model.code],
    [{ description: '说'.repeat(modelDescriptionMaxLength + 1) }, 'description', model.description],
    [{ description: null }, 'description', model.description],
    [{ pictures: 'none' }, 'pictures', registrationMessages.picture],
    [{ pictures: ['//example.com/a.jpg'] }, 'pictures.0', registrationMessages.picture],
    [{ pictures: ['/\\example.com/a.jpg'] }, 'pictures.0', registrationMessages.picture],
    [{ pictures: ['http://example.com/a.jpg'] }, 'pictures.0', registrationMessages.picture],
    [{ pictures: ['javascript:alert(1)'] }, 'pictures.0', registrationMessages.picture],
    [{ pictures: ['/a.jpg', ''] }, 'pictures.1', registrationMessages.picture],
    [{ pictures: [`/${'a'.repeat(pictureAddressMaxLength)}`] }, 'pictures.0', registrationMessages.picture],
    [{ pictures: ['/a.jpg', '/a.jpg '] }, 'pictures', registrationMessages.pictureTwice],
    [
      { pictures: Array.from({ length: modelPicturesMax + 1 }, (_, index) => `/${index}`) },
      'pictures',
      '最多可以放 9 张图片，请删除多余的图片',
    ],
    [{ industryCode: '98' }, 'industryCode', model.industryCode],
    [{ industryCode: '体育' }, 'industryCode', model.industryCode],
    [{ reminderLine: reminderLineMin - 1 }, 'reminderLine', model.reminderLine],
    [{ reminderLine: reminderLineMax + 1 }, 'reminderLine', model.reminderLine],
    [{ reminderLine: '5' }, 'reminderLine', model.reminderLine],
    [{ warrantyMonths: -1 }, 'warrantyMonths', model.warrantyMonths],
    [{ warrantyMonths: warrantyMonthsMax + 1 }, 'warrantyMonths', model.warrantyMonths],
    [{ warrantyMonths: 1.5 }, 'warrantyMonths', model.warrantyMonths],
    [{ state: 'paused' }, 'state', model.state],
    [{ places: null }, 'places', place.list],
    [{ places: [{ ...waybill, kind: 'colour' }] }, 'places.0.kind', place.kind],
  ])('says what to do when %j is wrong', (change, field, message) => {
    expect(refusals(change)).toEqual([[field, message]]);
  });
});

describe('isIndustryCode', () => {
  it('takes the four levels of GB/T 4754-2017', () => {
    for (const code of ['C', '24', '244', '2442', '9720']) expect([code, isIndustryCode(code)]).toEqual([code, true]);
    for (const code of ['', 'U', '00', '98', '0012', '980', '9801', '24420', 'C24', ' 24']) {
      expect([code, isIndustryCode(code)]).toEqual([code, false]);
    }
  });

  it('takes a class exactly when its group is one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), (figure) => {
        const code = String(figure).padStart(4, '0');
        expect(isIndustryCode(code)).toBe(isIndustryCode(code.slice(0, 3)));
      }),
    );
  });
});

describe('acceptsBatches', () => {
  it('takes batches of active models and refuses those of retired ones', () => {
    expect(Object.keys(modelStates)).toEqual(['active', 'retired']);
    expect(acceptsBatches(good)).toEqual({ ok: true });
    expect(acceptsBatches({ ...good, state: 'retired' })).toEqual({
      ok: false,
      reason: 'retired',
      message: '型号 GT-6 已停产，不能新增批次，请先恢复为在产或选择其他型号',
    });
  });
});
