/** A series of lamps. */
export interface Series {
  name: string;
  model: string;
  power: string;
}

export const series: readonly Series[] = [
  { name: '星河路灯', model: 'LED', power: '120 W' },
  { name: '天幕工矿灯', model: 'HBL', power: '200 W' },
  { name: '晨曦面板灯', model: 'PNL', power: '36 W' },
];
