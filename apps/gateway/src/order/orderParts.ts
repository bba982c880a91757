import type { UserCompany } from '@lima-id/api';
import type { PackageDetails, Product } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Tables } from '../migrations/tables.ts';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Store } from '../platform/database/database.ts';
import type { PaymentProviders } from '../platform/payment/paymentPort.ts';
import type { Seal } from '../platform/secret/seal.ts';

/** Private pictures, as orders name them. */
export interface VoucherPictures {
  /** Whether all of them are the account's vouchers. */
  owns(
    transaction: Transaction<Tables>,
    accountId: string,
    fileNames: readonly string[],
    kind: 'voucher',
  ): Promise<boolean>;
  /** Keeps what is named from now on. */
  keep(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /** The SHA-256 of the file that each was made from. */
  contentsOf(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** A link that expires, for the owner or a reviewer; null for others. */
  link(fileName: string, viewer: Pick<Caller, 'accountId' | 'role'>): Promise<{ fullUrl: string } | null>;
}

/** A package as the market offers it now. */
export interface Offer {
  productId: string;
  productName: string;
  appId: string;
  picture: string;
  negotiable: Product['negotiable'];
  details: PackageDetails;
}

/** What the calls of orders work with. */
export interface OrderParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  pictures: VoucherPictures;
  /** Seals what orders tell of bank accounts for the order's id. */
  bank: Seal;
  /** Hashes an account's number, so that it is found under other orders. */
  hashBankNo: (bankNo: string) => string;
  /** Hashes everything declared of a payment. */
  hashPayment: (content: string) => string;
  /** The enterprise of a prefix; null without one. */
  readCompany: (prefix: string | null) => Promise<UserCompany | null>;
  /** A package that can be looked at in the market; null when there is none. */
  readOffer: (packageId: string) => Promise<Offer | null>;
  providers: PaymentProviders;
  /** Address under which people reach the portal; empty when it is not known. */
  publicUrl: string;
  /** Days in which an order has to be paid. */
  expiryDays: number;
  /** Draws the number of a remittance code. */
  drawRemittance: () => number;
}
