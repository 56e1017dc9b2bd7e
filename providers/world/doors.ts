/** Doors that exist whatever else does: the ones the sandbox's documentation tells people to type. "street1, street2?, city, ST zip". */
export const KNOWN_DOORS = [
  '101 Clear Path Ln, Phoenix, AZ 85004', '101 Clear Path Ln, Unit 2, Phoenix, AZ 85004', '101 Clear Palm Ct, Mesa, AZ 85201',
  '102 Clear Path Ln, Phoenix, AZ 85004', '103 Clear Path Ln, Denver, CO 80202', '104 Clear Path Ln, Seattle, WA 98101',
  '105 Clear Path Ln, Tucson, AZ 85701', '106 Clear Path Ln, Phoenix, AZ 85004', '108 Clear Path Ln, Albany, NY 12207',
  '109 Clear Path Ln, Glendale, AZ 85301', '110 Clear Path Ln, Mesa, AZ 85201', '111 Clear Path Ln, Tempe, AZ 85281',
  '111 Clear Path Ln, Glendale, AZ 85301', '112 Clear Path Ln, Denver, CO 80202', '114 Clear Path Ln, Tempe, AZ 85281',
  '115 Clear Path Ln, Gilbert, AZ 85234', '116 Clear Path Ln, Chandler, AZ 85225', '117 Clear Path Ln, Phoenix, AZ 85004',
  '120 Clear Path Ln, Tempe, AZ 85281', '122 Clear Path Ln, Gilbert, AZ 85234', '123 Clear Path Ln, Phoenix, AZ 85004',
  '124 Clear Path Ln, Phoenix, AZ 85004', '125 Clear Path Ln, Glendale, AZ 85301', '127 Clear Path Ln, Chandler, AZ 85225',
  '128 Clear Path Ln, Chandler, AZ 85225', '700 Alamo St, San Antonio, TX 78205', '404 Nowhere Rd, Phoenix, AZ 85004',
  '200 Duplex Ct, Phoenix, AZ 85004', '303 Unindexed Pl, Phoenix, AZ 85004', '1140 E Mohawk Dr, Meadview, AZ 86444',
  '26 Underwater Way, Phoenix, AZ 85004', '35 Bayou Bend, Tampa, FL 33602', '36 Metes Rd, Phoenix, AZ 85004', '37 Rural Route, Flagstaff, AZ 86001',
  '140 Peachtree Ct, Atlanta, GA 30303', '96 Palm Ave, Honolulu, HI 96813', '10 Liberty St, New York, NY 10001', '99 Creek Way, Ketchikan, AK 99950',
  '85 Sunset Dr, Surprise, AZ 85999',
] as const;
