/** The failure texts of specification section 8 that more than one screen uses. */
export const SERVER_ERROR = "Server error. Please try again later.";
export const NETWORK_ERROR = "Network error. Please check your internet connection.";
