/** A position of a demo line, with its output on an average working day. */
export interface DemoPosition {
  unitName: string;
  code: string;
  name: string;
  /** Kind of energy. */
  label: string;
  /** Energy of a working day, kWh. */
  energy: number;
  /** Fraction of an hour that it works at peak load, from 0 to 1. */
  worked: number;
  /** Stops per week. */
  stops: number;
  /** Products of a working day; 0 at all positions but the last. */
  products: number;
}

/** The production line of a demo enterprise. */
export interface DemoLine {
  prefix: string;
  /** Days with reports, without today. */
  days: number;
  /** Whether its machines take energy at night too. */
  nights: boolean;
  positions: readonly DemoPosition[];
}

/** Relative load of a line by hour of a working day, China time. */
export const dayCurve: readonly number[] = [
  42, 39, 36, 35, 37, 48, 90, 126, 141, 150, 138, 96, 112, 148, 156, 152, 135, 102, 86, 74, 66, 58, 51, 46,
];

/** Load on Saturday and Sunday, as fractions of a working day. */
export const weekendParts = { saturday: 0.55, sunday: 0.35 } as const;

type Row = [
  unitName: string,
  code: string,
  name: string,
  energy: number,
  worked: number,
  stops: number,
  products?: number,
  label?: string,
];

function positionsOf(rows: readonly Row[]): DemoPosition[] {
  return rows.map(([unitName, code, name, energy, worked, stops, products = 0, label = '电力']) => {
    return { unitName, code, name, label, energy, worked, stops, products };
  });
}

const showcaseLine: DemoLine = {
  prefix: '88.118.001',
  days: 90,
  nights: true,
  positions: positionsOf([
    ['总装线', 'ZZ-1', '总装 1 线', 109, 0.86, 2],
    ['总装线', 'ZZ-2', '总装 2 线', 54, 0.72, 1],
    ['总装线', 'ZZ-3', '总装 3 线', 204, 0.93, 4],
    ['总装线', 'ZZ-P', '包装线', 44, 0.68, 1, 122],
    ['喷涂线', 'PT-A', '喷涂 A 线烘道', 251, 0.9, 3],
    ['喷涂线', 'PT-B', '喷涂 B 线烘道', 312, 0.94, 4],
    ['喷涂线', 'PT-Q', '前处理线', 23, 0.8, 1, 0, '天然气'],
    ['焊接站', 'HJ-R02', '焊接机器人 R-02', 75, 0.7, 1],
    ['焊接站', 'HJ-R05', '焊接机器人 R-05', 165, 0.85, 3],
    ['焊接站', 'HJ-R07', '焊接机器人 R-07', 268, 0.95, 4],
    ['机加区', 'JJ-L2', '激光切管机 L2', 187, 0.88, 2],
    ['机加区', 'JJ-P2', '数控折弯 P-2', 96, 0.75, 2],
    ['机加区', 'JJ-02', '切管机 02', 60, 0.66, 1],
    ['测试台', 'CS-T01', '测试台 T-01', 46, 0.6, 0.5],
    ['测试台', 'CS-T02', '测试台 T-02', 64, 0.64, 0.5],
    ['测试台', 'CS-T04', '测试台 T-04', 121, 0.82, 1],
    ['空压站', 'KY-K01', '空压机 K-01', 148, 0.97, 0.5],
    ['空压站', 'KY-K02', '空压机 K-02', 42, 0.5, 0.5],
  ]),
};

function smallLine(prefix: string, product: string, part: number): DemoLine {
  return {
    prefix,
    days: 31,
    nights: false,
    positions: positionsOf([
      ['机加区', 'JJ-1', '数控切管机', 88 * part, 0.8, 1],
      ['焊接站', 'HJ-1', '焊接工作站 1', 140 * part, 0.86, 2],
      ['喷涂线', 'PT-1', '粉末喷涂线', 210 * part, 0.9, 2, 0, '天然气'],
      ['总装线', 'ZZ-1', `${product}总装线`, 76 * part, 0.84, 1, Math.round(64 * part)],
    ]),
  };
}

/** The demo's lines: the showcase's, and three smaller ones. */
export const demoLines: readonly DemoLine[] = [
  showcaseLine,
  smallLine('88.118.036', '动感单车', 1),
  smallLine('88.118.012', '健身路径', 0.7),
  smallLine('88.118.003', '跑步机', 1.4),
];

/** The line that `npm run demo:plant` reports for. */
export const livePlant = showcaseLine;

/** Token of the showcase enterprise's own systems. Public like the demo passwords, and inserted with the demo data only. */
export const demoPlantToken = 'lima-demo-plant-88.118.001';

/** Name of the system that has it, as the history of an identifier shows it. */
export const demoPlantSystem = '演示工厂系统';
