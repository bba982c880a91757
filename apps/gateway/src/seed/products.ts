type Row = [name: string, describes: string, trait: string, priceFen: number | null, picture: string];

const rows: readonly Row[] = [
  ['标识赋码系统', '为整机与部件批量生成、打印并激活标识编码。', '批量赋码,一键激活,打印对接', 280_000, 'dumbbell'],
  ['设备资产管理', '场馆器材的台账、盘点、保养与报废。', '扫码盘点,维保提醒,折旧核算', 360_000, 'rack'],
  ['码上追溯', '从来料到交付的批次与单台追溯。', '批次溯源,防伪验真,召回定位', null, 'bike'],
  ['智能产线看板', '工位能耗、节拍与异常一屏呈现。', '能耗分析,异常预警,节拍统计', 980_000, 'treadmill'],
  ['扫码报修', '使用者扫码报修，自动派单并跟踪到完成。', '自动派单,进度可查', 180_000, 'toolbox'],
  ['渠道防窜货', '按箱码与区域核对流向，发现窜货及时提醒。', '流向核对,稽查取证', 420_000, 'qr-carton'],
  ['户外路径巡检', '公共健身路径的巡检、隐患上报与到期提醒。', '移动巡检,到期提醒', 240_000, 'outdoor-walker'],
  ['能耗管理', '按岗位与产品归集用电，计算单位产品能耗。', '分项计量,单耗分析', null, 'energy-meter'],
];

/** Apps of the market as the home page recommends them; prices in fen, 0 when on request. */
export const demoProducts = rows.map(([name, describes, trait, priceFen, picture], index) => ({
  id: String(index + 1),
  name,
  describes,
  trait,
  negotiable: priceFen === null,
  price_fen: priceFen ?? 0,
  duration_unit: '1' as const,
  view_picture: `/illustrations/${picture}.svg`,
  recommended: index < 6,
  position: index + 1,
}));
