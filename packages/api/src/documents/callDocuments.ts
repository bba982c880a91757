import { accountDocument } from '../contract/account.doc.ts';
import { appDetailDocument } from '../contract/appDetail.doc.ts';
import { appListsDocument } from '../contract/appLists.doc.ts';
import { appMarketDocument } from '../contract/appMarket.doc.ts';
import { appSearchDocument } from '../contract/appSearch.doc.ts';
import { assetDocument } from '../contract/asset.doc.ts';
import { authenticityDocument } from '../contract/authenticity.doc.ts';
import { batchDocument } from '../contract/batch.doc.ts';
import { captchaDocument } from '../contract/captcha.doc.ts';
import type { EndpointName } from '../contract/contract.ts';
import { enterpriseTokenDocument } from '../contract/enterpriseToken.doc.ts';
import { faultLookupDocument } from '../contract/faultLookup.doc.ts';
import { faultReportDocument } from '../contract/faultReport.doc.ts';
import { homeDocument } from '../contract/home.doc.ts';
import { hotAppDocument } from '../contract/hotApp.doc.ts';
import { identifierDetailDocument } from '../contract/identifierDetail.doc.ts';
import { identifierImportDocument } from '../contract/identifierImport.doc.ts';
import { interestGroupDocument } from '../contract/interestGroup.doc.ts';
import { invoiceDocument } from '../contract/invoice.doc.ts';
import { invoiceReviewDocument } from '../contract/invoiceReview.doc.ts';
import { labelDocument } from '../contract/label.doc.ts';
import { leadDocument } from '../contract/lead.doc.ts';
import { marketDocument } from '../contract/market.doc.ts';
import { monitoringDocument } from '../contract/monitoring.doc.ts';
import { onlinePaymentDocument } from '../contract/onlinePayment.doc.ts';
import { operatorDocument } from '../contract/operator.doc.ts';
import { operatorAccountDocument } from '../contract/operatorAccount.doc.ts';
import { operatorLeadDocument } from '../contract/operatorLead.doc.ts';
import { orderDocument } from '../contract/order.doc.ts';
import { orderConfirmationDocument } from '../contract/orderConfirmation.doc.ts';
import { orderReviewDocument } from '../contract/orderReview.doc.ts';
import { prefixDocument } from '../contract/prefix.doc.ts';
import { prefixRegistrationDocument } from '../contract/prefixRegistration.doc.ts';
import { privatePictureDocument } from '../contract/privatePicture.doc.ts';
import { productionDocument } from '../contract/production.doc.ts';
import { productModelDocument } from '../contract/productModel.doc.ts';
import { productPictureDocument } from '../contract/productPicture.doc.ts';
import { recallDocument } from '../contract/recall.doc.ts';
import { referenceDocument } from '../contract/reference.doc.ts';
import { registrationDocument } from '../contract/registration.doc.ts';
import { reminderLineDocument } from '../contract/reminderLine.doc.ts';
import { repairDocument } from '../contract/repair.doc.ts';
import { sceneDocument } from '../contract/scene.doc.ts';
import { sceneMaskDocument } from '../contract/sceneMask.doc.ts';
import { trialDocument } from '../contract/trial.doc.ts';
import type { CallDocument, DocumentOf } from './callDocument.ts';

/** The documents of the contract's files. A file with calls that is missing here does not compile. */
export const subjectDocuments = [
  accountDocument,
  appDetailDocument,
  appListsDocument,
  appMarketDocument,
  appSearchDocument,
  assetDocument,
  authenticityDocument,
  captchaDocument,
  enterpriseTokenDocument,
  faultLookupDocument,
  faultReportDocument,
  homeDocument,
  hotAppDocument,
  identifierDetailDocument,
  identifierImportDocument,
  interestGroupDocument,
  invoiceDocument,
  invoiceReviewDocument,
  leadDocument,
  marketDocument,
  monitoringDocument,
  onlinePaymentDocument,
  operatorDocument,
  operatorLeadDocument,
  operatorAccountDocument,
  orderDocument,
  orderConfirmationDocument,
  orderReviewDocument,
  prefixDocument,
  prefixRegistrationDocument,
  privatePictureDocument,
  productionDocument,
  recallDocument,
  referenceDocument,
  reminderLineDocument,
  repairDocument,
  sceneMaskDocument,
  batchDocument,
  productModelDocument,
  productPictureDocument,
  registrationDocument,
  labelDocument,
  sceneDocument,
  trialDocument,
] as const;

type SubjectDocument = (typeof subjectDocuments)[number];
type Documented = SubjectDocument extends infer Subject
  ? Subject extends SubjectDocument
    ? keyof Subject['calls']
    : never
  : never;

function collectCalls(): Record<Documented, CallDocument> {
  const subjects: readonly DocumentOf<unknown>[] = subjectDocuments;
  return Object.assign({}, ...subjects.map(({ calls }) => calls));
}

/** The documentation of every call. */
export const callDocuments: Readonly<Record<EndpointName, CallDocument>> = collectCalls();
