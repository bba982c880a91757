import { remoteHandlers } from '@lima-id/domain';
import { type ItemReport, inOrder, itemAdvice } from './remoteOperations.ts';

/** Reports of the showcase treadmills on wearing parts; positions are those of the drawing `treadmill.svg`. */
export function treadmillReports(phone: string): Record<string, ItemReport> {
  return {
    跑带张力: {
      result: '{beltTension}',
      advice: itemAdvice(
        {
          measured: '{beltReading}',
          unit: '%',
          least: '-8',
          most: '8',
          place: '54,62',
          handler: remoteHandlers.own,
          minutes: '10',
          manual: '4.2 节',
        },
        [
          '停机，拔下电源，用 6 mm 内六角扳手。',
          '两侧后滚筒螺栓各顺时针 1/4 圈，两侧必须相同。',
          '空转 3 分钟看跑带是否居中，再回到这里复测。',
        ],
      ),
    },
    润滑周期: {
      result: '{lubrication}',
      advice: itemAdvice(
        {
          measured: '{lubricationDays}',
          unit: '天',
          most: '60',
          required: '每 60 天一次',
          place: '41,68',
          handler: remoteHandlers.own,
          minutes: '5',
          manual: '4.4 节',
        },
        [
          '抬起跑带一侧，擦去跑板上的旧油和灰。',
          '甲基硅油 30 ml，均匀涂在跑板中间三分之一。',
          '以 5 km/h 空转 2 分钟，让油匀开。',
        ],
      ),
    },
    制动响应: {
      result: '{brake}',
      advice: itemAdvice(
        {
          measured: '{brakeSeconds}',
          unit: 's',
          most: '1.0',
          place: '35,52',
          handler: remoteHandlers.engineer,
          manual: '7.1 节',
          cost: '保修期内，免费',
          phone,
        },
        ['立即停止使用，并在设备上挂停用牌。', '不要自行拆开驱动器；等待工程师上门。'],
      ),
    },
  };
}

const defaultReadings = {
  beltTension: inOrder,
  beltReading: '-1',
  lubrication: inOrder,
  lubricationDays: '12',
  brake: inOrder,
  brakeSeconds: '0.6',
};

/** Reports of individual serial numbers: one after a busy season, one that must not be used. */
const worn: Readonly<Record<number, Partial<typeof defaultReadings>>> = {
  123: { beltTension: '偏低 12%', beltReading: '-12', lubrication: '超期 9 天', lubricationDays: '69' },
  125: { brake: '超过 1.0 s', brakeSeconds: '1.9' },
};

/** Placeholder values of a machine's reports. */
export function treadmillReadings(serial: number): Record<string, string> {
  return { ...defaultReadings, ...worn[serial] };
}
