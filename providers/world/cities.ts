/** Cities of the simulated world: real names, ZIP codes, counties and rough coordinates. */
export interface City {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county: string;
  readonly countyFips: string;
  readonly latitude: number;
  readonly longitude: number;
}

const row = (city: string, state: string, zip: string, county: string, countyFips: string, latitude: number, longitude: number): City => ({
  city,
  state,
  zip,
  county,
  countyFips,
  latitude,
  longitude,
});

export const CITIES: readonly City[] = [
  row('Phoenix', 'AZ', '85004', 'Maricopa', '04013', 33.451, -112.069),
  row('Mesa', 'AZ', '85201', 'Maricopa', '04013', 33.433, -111.847),
  row('Tempe', 'AZ', '85281', 'Maricopa', '04013', 33.427, -111.926),
  row('Chandler', 'AZ', '85225', 'Maricopa', '04013', 33.311, -111.823),
  row('Gilbert', 'AZ', '85234', 'Maricopa', '04013', 33.366, -111.74),
  row('Glendale', 'AZ', '85301', 'Maricopa', '04013', 33.531, -112.177),
  row('Scottsdale', 'AZ', '85251', 'Maricopa', '04013', 33.494, -111.921),
  row('Tucson', 'AZ', '85701', 'Pima', '04019', 32.217, -110.971),
  row('Meadview', 'AZ', '86444', 'Mohave', '04015', 36.002, -114.068),
  row('Flagstaff', 'AZ', '86001', 'Coconino', '04005', 35.198, -111.651),
  row('Birmingham', 'AL', '35203', 'Jefferson', '01073', 33.519, -86.809),
  row('Huntsville', 'AL', '35801', 'Madison', '01089', 34.728, -86.567),
  row('Anchorage', 'AK', '99501', 'Anchorage', '02020', 61.216, -149.876),
  row('Ketchikan', 'AK', '99950', 'Ketchikan Gateway', '02130', 55.542, -131.433),
  row('Little Rock', 'AR', '72201', 'Pulaski', '05119', 34.748, -92.283),
  row('Los Angeles', 'CA', '90012', 'Los Angeles', '06037', 34.061, -118.239),
  row('San Diego', 'CA', '92101', 'San Diego', '06073', 32.719, -117.163),
  row('Sacramento', 'CA', '95814', 'Sacramento', '06067', 38.58, -121.494),
  row('San Jose', 'CA', '95112', 'Santa Clara', '06085', 37.345, -121.884),
  row('Denver', 'CO', '80202', 'Denver', '08031', 39.749, -104.998),
  row('Boulder', 'CO', '80302', 'Boulder', '08013', 40.017, -105.285),
  row('Hartford', 'CT', '06103', 'Hartford', '09003', 41.767, -72.675),
  row('Stamford', 'CT', '06901', 'Fairfield', '09001', 41.054, -73.539),
  row('Wilmington', 'DE', '19801', 'New Castle', '10003', 39.738, -75.55),
  row('Washington', 'DC', '20001', 'District of Columbia', '11001', 38.911, -77.018),
  row('Tampa', 'FL', '33602', 'Hillsborough', '12057', 27.951, -82.459),
  row('Miami', 'FL', '33130', 'Miami-Dade', '12086', 25.768, -80.205),
  row('Orlando', 'FL', '32801', 'Orange', '12095', 28.54, -81.374),
  row('Atlanta', 'GA', '30303', 'Fulton', '13121', 33.753, -84.39),
  row('Savannah', 'GA', '31401', 'Chatham', '13051', 32.074, -81.09),
  row('Honolulu', 'HI', '96813', 'Honolulu', '15003', 21.314, -157.849),
  row('Hilo', 'HI', '96720', 'Hawaii', '15001', 19.706, -155.088),
  row('Boise', 'ID', '83702', 'Ada', '16001', 43.632, -116.206),
  row('Chicago', 'IL', '60601', 'Cook', '17031', 41.886, -87.622),
  row('Springfield', 'IL', '62701', 'Sangamon', '17167', 39.8, -89.649),
  row('Indianapolis', 'IN', '46204', 'Marion', '18097', 39.772, -86.157),
  row('Des Moines', 'IA', '50309', 'Polk', '19153', 41.588, -93.622),
  row('Wichita', 'KS', '67202', 'Sedgwick', '20173', 37.69, -97.336),
  row('Louisville', 'KY', '40202', 'Jefferson', '21111', 38.251, -85.752),
  row('New Orleans', 'LA', '70112', 'Orleans', '22071', 29.957, -90.077),
  row('Portland', 'ME', '04101', 'Cumberland', '23005', 43.661, -70.257),
  row('Baltimore', 'MD', '21201', 'Baltimore City', '24510', 39.295, -76.622),
  row('Rockville', 'MD', '20850', 'Montgomery', '24031', 39.087, -77.168),
  row('Boston', 'MA', '02108', 'Suffolk', '25025', 42.357, -71.065),
  row('Worcester', 'MA', '01608', 'Worcester', '25027', 42.262, -71.801),
  row('Detroit', 'MI', '48226', 'Wayne', '26163', 42.332, -83.048),
  row('Ann Arbor', 'MI', '48104', 'Washtenaw', '26161', 42.269, -83.716),
  row('Minneapolis', 'MN', '55401', 'Hennepin', '27053', 44.984, -93.269),
  row('Jackson', 'MS', '39201', 'Hinds', '28049', 32.292, -90.185),
  row('Kansas City', 'MO', '64105', 'Jackson', '29095', 39.104, -94.59),
  row('Billings', 'MT', '59101', 'Yellowstone', '30111', 45.774, -108.5),
  row('Omaha', 'NE', '68102', 'Douglas', '31055', 41.26, -95.934),
  row('Las Vegas', 'NV', '89101', 'Clark', '32003', 36.172, -115.124),
  row('Reno', 'NV', '89501', 'Washoe', '32031', 39.526, -119.813),
  row('Manchester', 'NH', '03101', 'Hillsborough', '33011', 42.992, -71.463),
  row('Newark', 'NJ', '07102', 'Essex', '34013', 40.736, -74.173),
  row('Princeton', 'NJ', '08540', 'Mercer', '34021', 40.366, -74.64),
  row('Albuquerque', 'NM', '87102', 'Bernalillo', '35001', 35.082, -106.648),
  row('Santa Fe', 'NM', '87501', 'Santa Fe', '35049', 35.702, -105.974),
  row('Albany', 'NY', '12207', 'Albany', '36001', 42.658, -73.747),
  row('New York', 'NY', '10001', 'New York', '36061', 40.75, -73.997),
  row('Buffalo', 'NY', '14202', 'Erie', '36029', 42.887, -78.878),
  row('Charlotte', 'NC', '28202', 'Mecklenburg', '37119', 35.228, -80.845),
  row('Raleigh', 'NC', '27601', 'Wake', '37183', 35.774, -78.634),
  row('Fargo', 'ND', '58102', 'Cass', '38017', 46.9, -96.793),
  row('Columbus', 'OH', '43215', 'Franklin', '39049', 39.966, -83.012),
  row('Cleveland', 'OH', '44114', 'Cuyahoga', '39035', 41.513, -81.675),
  row('Tulsa', 'OK', '74103', 'Tulsa', '40143', 36.157, -95.993),
  row('Portland', 'OR', '97204', 'Multnomah', '41051', 45.518, -122.674),
  row('Bend', 'OR', '97701', 'Deschutes', '41017', 44.078, -121.302),
  row('Philadelphia', 'PA', '19103', 'Philadelphia', '42101', 39.953, -75.174),
  row('Pittsburgh', 'PA', '15222', 'Allegheny', '42003', 40.448, -79.993),
  row('Providence', 'RI', '02903', 'Providence', '44007', 41.82, -71.41),
  row('Charleston', 'SC', '29401', 'Charleston', '45019', 32.78, -79.937),
  row('Sioux Falls', 'SD', '57104', 'Minnehaha', '46099', 43.551, -96.732),
  row('Nashville', 'TN', '37203', 'Davidson', '47037', 36.151, -86.789),
  row('Memphis', 'TN', '38103', 'Shelby', '47157', 35.146, -90.053),
  row('San Antonio', 'TX', '78205', 'Bexar', '48029', 29.424, -98.486),
  row('Austin', 'TX', '78701', 'Travis', '48453', 30.271, -97.742),
  row('Dallas', 'TX', '75201', 'Dallas', '48113', 32.788, -96.8),
  row('Houston', 'TX', '77002', 'Harris', '48201', 29.757, -95.366),
  row('Salt Lake City', 'UT', '84101', 'Salt Lake', '49035', 40.756, -111.899),
  row('Burlington', 'VT', '05401', 'Chittenden', '50007', 44.484, -73.221),
  row('Richmond', 'VA', '23219', 'Richmond City', '51760', 37.541, -77.437),
  row('Arlington', 'VA', '22201', 'Arlington', '51013', 38.886, -77.095),
  row('Seattle', 'WA', '98101', 'King', '53033', 47.61, -122.334),
  row('Tacoma', 'WA', '98402', 'Pierce', '53053', 47.254, -122.443),
  row('Spokane', 'WA', '99201', 'Spokane', '53063', 47.663, -117.433),
  row('Charleston', 'WV', '25301', 'Kanawha', '54039', 38.349, -81.631),
  row('Milwaukee', 'WI', '53202', 'Milwaukee', '55079', 43.046, -87.898),
  row('Madison', 'WI', '53703', 'Dane', '55025', 43.077, -89.384),
  row('Cheyenne', 'WY', '82001', 'Laramie', '56021', 41.143, -104.79),
  row('Surprise', 'AZ', '85999', 'Maricopa', '04013', 33.639, -112.438),
];

const byState = Map.groupBy(CITIES, (city) => city.state);

/** The city of an address, or its state's first one (for county and coordinates) when the city is not on the list. */
export function cityOf(address: { readonly city: string; readonly state: string; readonly zip: string }): City {
  const inState = byState.get(address.state.toUpperCase()) ?? CITIES.slice(0, 1);
  const zip = address.zip.slice(0, 5);
  const found =
    inState.find((city) => city.zip === zip) ??
    inState.find((city) => city.city.toUpperCase() === address.city.trim().toUpperCase()) ??
    inState[0];
  if (found === undefined) throw new Error('the world has no cities');
  return found;
}
