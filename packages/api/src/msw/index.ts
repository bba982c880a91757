export {
  companyAdmin,
  loginReply,
  ordinaryUser,
  pictureChallenge,
  slideProof,
  workChallenge,
} from './fixtures/account.ts';
export { appDetail, onRequestAppDetail, packageList, pricingOf } from './fixtures/appDetail.ts';
export {
  appConfigFixture,
  appList,
  categoryList,
  categoryTree,
  choiceBlockList,
  chosenAppList,
  findApps,
  freeAppList,
  hotList,
  interestGroupList,
  marketBannerList,
  trialAppList,
} from './fixtures/appMarket.ts';
export { expiredWalkerAsset, treadmillAsset, walkerAsset } from './fixtures/asset.ts';
export {
  coatingLocked,
  coatingRequired,
  firstAuthenticity,
  manyAuthenticity,
  repeatedAuthenticity,
} from './fixtures/authenticity.ts';
export { homeFigures } from './fixtures/home.ts';
export {
  identifierRecords,
  longTextRecord,
  managementRecord,
  noSceneRecord,
  recalledBikeRecord,
  treadmillRecord,
} from './fixtures/identifier.ts';
export {
  findMyInvoices,
  invoiceList,
  issuedInvoice,
  requestedInvoice,
  reversedInvoice,
} from './fixtures/invoice.ts';
export { recommendedProductList } from './fixtures/market.ts';
export { monitoringData, monitoringElement, monitoringNow, noMonitoring } from './fixtures/monitoring.ts';
export {
  cancelledOrder,
  completedOrder,
  findMyOrders,
  orderHistory,
  orderList,
  pendingOrder,
  rejectedOrder,
  unpaidOrder,
} from './fixtures/order.ts';
export { dataOptionList, productionElements, productionUpdated } from './fixtures/production.ts';
export { areaList, areasBelow, industriesBelow, industryList, secondNodeList } from './fixtures/reference.ts';
export { onTrialReply, trialList } from './fixtures/trial.ts';
export type { MockAnswer, MockRefusal, MockResolver } from './mockEndpoint.ts';
export { mockEndpoint } from './mockEndpoint.ts';
export { endPending } from './pendingCalls.ts';
