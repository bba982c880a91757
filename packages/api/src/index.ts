export type { CallOptions, Client, ClientOptions, Result } from './client/createClient.ts';
export { createClient } from './client/createClient.ts';
export type { CallFailure, Trouble } from './client/outcome.ts';
export { describeTrouble } from './client/outcome.ts';
export type { Fetch } from './client/send.ts';
export * from './contract/account.ts';
export * from './contract/appDetail.ts';
export * from './contract/appLists.ts';
export * from './contract/appMarket.ts';
export * from './contract/appSearch.ts';
export * from './contract/asset.ts';
export * from './contract/authenticity.ts';
export * from './contract/batch.ts';
export * from './contract/captcha.ts';
export type { RequestVerdict } from './contract/codec.ts';
export { decodeReply, decodeRequest, encodeFailure, encodeReply, encodeRequest } from './contract/codec.ts';
export type { EndpointName } from './contract/contract.ts';
export { contract } from './contract/contract.ts';
export type {
  Endpoint,
  EndpointAuth,
  EndpointEncoding,
  FailureOf,
  ReplyOf,
  RequestOf,
  WireCodec,
} from './contract/endpoint.ts';
export * from './contract/enterpriseToken.ts';
export type { Envelope } from './contract/envelope.ts';
export { failureEnvelope, successEnvelope } from './contract/envelope.ts';
export * from './contract/faultLookup.ts';
export * from './contract/faultReport.ts';
export { findFirstProducts } from './contract/firstProducts.ts';
export * from './contract/home.ts';
export * from './contract/hotApp.ts';
export type {
  CodeOwner,
  IdentifierFailure,
  IdentifierRequest,
  NamedGoods,
  NearIdentifier,
  ResponsibleNode,
} from './contract/identifier.ts';
export { lookUpRecord } from './contract/identifier.ts';
export type { IdentifierStateChange, LookupRequest } from './contract/identifierDetail.ts';
export {
  changeIdentifierState,
  listDataOptions,
  lookUpIdentifier,
  readIdentifier,
} from './contract/identifierDetail.ts';
export * from './contract/identifierImport.ts';
export * from './contract/interestGroup.ts';
export * from './contract/invoice.ts';
export * from './contract/invoiceReview.ts';
export * from './contract/label.ts';
export * from './contract/lead.ts';
export type { RecommendRequest } from './contract/market.ts';
export { recommendProducts } from './contract/market.ts';
export * from './contract/monitoring.ts';
export * from './contract/onlinePayment.ts';
export * from './contract/operator.ts';
export * from './contract/operatorAccount.ts';
export * from './contract/operatorLead.ts';
export * from './contract/order.ts';
export * from './contract/orderConfirmation.ts';
export * from './contract/orderReview.ts';
export { pathFields, routePattern } from './contract/path.ts';
export type { GatewayBases, PathBase } from './contract/pathBases.ts';
export * from './contract/prefix.ts';
export * from './contract/prefixRegistration.ts';
export * from './contract/privatePicture.ts';
export * from './contract/production.ts';
export * from './contract/productModel.ts';
export * from './contract/productPicture.ts';
export * from './contract/recall.ts';
export * from './contract/reference.ts';
export * from './contract/registration.ts';
export * from './contract/reminderLine.ts';
export * from './contract/repair.ts';
export * from './contract/scene.ts';
export * from './contract/sceneMask.ts';
export { verifyScenePhone } from './contract/scenePhone.ts';
export * from './contract/trial.ts';
export * from './pages/pagePaths.ts';
export * from './pages/pages.ts';
export type {
  JsonSchema,
  MediaTypeObject,
  OpenApiDocument,
  ResolvedDocument,
  ResolvedOperation,
} from './reader/openApi.ts';
export { resolvedDocument } from './reader/resolvedDocument.ts';
export { wirePrefixDraft } from './wire/documentType.ts';
export { invoiceStatusCodes } from './wire/invoiceStatus.ts';
export { orderStatusCodes } from './wire/orderStatus.ts';
export { dataOptionCodes } from './wire/productionRequest.ts';
export { reviewStatusCodes } from './wire/reviewStatus.ts';
