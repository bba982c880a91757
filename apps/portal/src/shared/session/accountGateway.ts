import {
  answerChallenge,
  createChallenge,
  createClient,
  findCurrentCompany,
  loginByCode,
  loginByPassword,
  logOut,
  readCurrentCompany,
  readProfile,
  refreshToken,
  registerAccount,
  retrievePassword,
  sendNewEmailCode,
  sendOwnEmailCode,
  sendSmsCode,
  updateEmail,
  updateMobile,
  updatePassword,
  updateProfile,
  uploadFile,
} from '@lima-id/api';
import { brand } from '../../brand/brand.ts';
import { gatewayUrl } from '../api/gatewayUrl.ts';
import { reportPending } from '../page/pending.ts';
import { heldAccessToken } from './heldToken.ts';

const options = {
  baseUrl: gatewayUrl,
  defaultAccessToken: brand.defaultToken,
  clientCredential: brand.clientCredential,
  getAccessToken: heldAccessToken,
};

/** Calls of the account and of whoever is logged in, with the clients that make them; fetched only by pages that need them. */
export const accountGateway = {
  calls: {
    answerChallenge,
    createChallenge,
    findCurrentCompany,
    loginByCode,
    loginByPassword,
    logOut,
    readCurrentCompany,
    readProfile,
    refreshToken,
    registerAccount,
    retrievePassword,
    sendNewEmailCode,
    sendOwnEmailCode,
    sendSmsCode,
    updateEmail,
    updateMobile,
    updatePassword,
    updateProfile,
    uploadFile,
  },
  /** Calls that a visitor asks for: the loading bar shows while one is under way. */
  loud: createClient({ ...options, onActivity: (count) => reportPending('account', count) }),
  /** Calls that the site makes by itself. */
  quiet: createClient(options),
};
