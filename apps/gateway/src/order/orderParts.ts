import type { UserCompany } from '@lima-id/api';
import type { PackageDetails, Product } from '@lima-id/domain';
import type { Transaction } from 'kysely';
import type { Attempts } from '../platform/attempts/attempts.ts';
import type { Caller } from '../platform/authorisation/caller.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { PaymentProviders } from '../platform/payment/paymentPort.ts';
import type { Seal } from '../platform/secret/seal.ts';
import type { Store } from '../schema/store.ts';
import type { Tables } from '../schema/tables.ts';

/** Private pictures, as used by orders. */
export interface VoucherPictures {
  /** Whether all of them are the account's vouchers. */
  owns(
    transaction: Transaction<Tables>,
    accountId: string,
    fileNames: readonly string[],
    kind: 'voucher',
  ): Promise<boolean>;
  /** Marks them as referenced. */
  keep(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<void>;
  /** Marks them as unreferenced since a time; with one more than a day ago, the next cleanup deletes them. */
  release(transaction: Transaction<Tables>, fileNames: readonly string[], since: Date): Promise<void>;
  /** SHA-256 of each original file. */
  contentsOf(transaction: Transaction<Tables>, fileNames: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** An expiring link, for the owner or a reviewer; null for others. */
  link(fileName: string, viewer: Pick<Caller, 'accountId' | 'role'>): Promise<{ fullUrl: string } | null>;
}

/** The current offer of a package. */
export interface Offer {
  productId: string;
  productName: string;
  appId: string;
  picture: string;
  negotiable: Product['negotiable'];
  details: PackageDetails;
}

export interface OrderParts {
  store: Store;
  clock: Clock;
  attempts: Attempts;
  pictures: VoucherPictures;
  /** Encrypts bank data, bound to the order's id. */
  bank: Seal;
  /** Hashes an account number, to find it in other orders. */
  hashBankNo: (bankNo: string) => string;
  /** Hashes a whole payment declaration. */
  hashPayment: (content: string) => string;
  /** The enterprise of a prefix; null without one. */
  readCompany: (prefix: string | null) => Promise<UserCompany | null>;
  /** A package listed in the market; null when there is none. */
  readOffer: (packageId: string) => Promise<Offer | null>;
  providers: PaymentProviders;
  /** Public URL of the portal; empty when unknown. */
  publicUrl: string;
  /** Days until an unpaid order expires. */
  expiryDays: number;
  /** Random number of a remittance code. */
  drawRemittance: () => number;
}
