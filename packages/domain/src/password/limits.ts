/** Minimum characters of a password that scores at all. */
export const passwordMinLength = 6;

/** Score that a new password needs when it is reset, of 100; below it a password is weak. */
export const passwordStrengthPass = 50;

/** Score above which a password is strong when it is reset, of 100. */
export const resetStrengthStrong = 70;

/** Score above which a password is medium on the profile page, of 100. */
export const profileStrengthMedium = 30;

/** Score above which a password is strong on the profile page, of 100. */
export const profileStrengthStrong = 60;
