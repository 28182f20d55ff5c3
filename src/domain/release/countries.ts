/** The 175 countries and regions of the App Store, by ISO code, as App Store Connect names them (sources 15.2). */
const NAMES = `
AF Afghanistan
AL Albania
DZ Algeria
AO Angola
AI Anguilla
AG Antigua and Barbuda
AR Argentina
AM Armenia
AU Australia
AT Austria
AZ Azerbaijan
BS Bahamas
BH Bahrain
BB Barbados
BY Belarus
BE Belgium
BZ Belize
BJ Benin
BM Bermuda
BT Bhutan
BO Bolivia
BA Bosnia and Herzegovina
BW Botswana
BR Brazil
VG British Virgin Islands
BN Brunei
BG Bulgaria
BF Burkina Faso
KH Cambodia
CM Cameroon
CA Canada
CV Cape Verde
KY Cayman Islands
TD Chad
CL Chile
CN China mainland
CO Colombia
CD Congo, Democratic Republic of the
CG Congo, Republic of the
CR Costa Rica
CI Côte d’Ivoire
HR Croatia
CY Cyprus
CZ Czech Republic
DK Denmark
DM Dominica
DO Dominican Republic
EC Ecuador
EG Egypt
SV El Salvador
EE Estonia
SZ Eswatini
FJ Fiji
FI Finland
FR France
GA Gabon
GM Gambia
GE Georgia
DE Germany
GH Ghana
GR Greece
GD Grenada
GT Guatemala
GW Guinea-Bissau
GY Guyana
HN Honduras
HK Hong Kong
HU Hungary
IS Iceland
IN India
ID Indonesia
IQ Iraq
IE Ireland
IL Israel
IT Italy
JM Jamaica
JP Japan
JO Jordan
KZ Kazakhstan
KE Kenya
KR Korea, Republic of
XK Kosovo
KW Kuwait
KG Kyrgyzstan
LA Laos
LV Latvia
LB Lebanon
LR Liberia
LY Libya
LT Lithuania
LU Luxembourg
MO Macau
MG Madagascar
MW Malawi
MY Malaysia
MV Maldives
ML Mali
MT Malta
MR Mauritania
MU Mauritius
MX Mexico
FM Micronesia
MD Moldova
MN Mongolia
ME Montenegro
MS Montserrat
MA Morocco
MZ Mozambique
MM Myanmar
NA Namibia
NR Nauru
NP Nepal
NL Netherlands
NZ New Zealand
NI Nicaragua
NE Niger
NG Nigeria
MK North Macedonia
NO Norway
OM Oman
PK Pakistan
PW Palau
PA Panama
PG Papua New Guinea
PY Paraguay
PE Peru
PH Philippines
PL Poland
PT Portugal
QA Qatar
RO Romania
RU Russia
RW Rwanda
ST São Tomé and Príncipe
SA Saudi Arabia
SN Senegal
RS Serbia
SC Seychelles
SL Sierra Leone
SG Singapore
SK Slovakia
SI Slovenia
SB Solomon Islands
ZA South Africa
ES Spain
LK Sri Lanka
KN St. Kitts and Nevis
LC St. Lucia
VC St. Vincent and the Grenadines
SR Suriname
SE Sweden
CH Switzerland
TW Taiwan
TJ Tajikistan
TZ Tanzania
TH Thailand
TO Tonga
TT Trinidad and Tobago
TN Tunisia
TR Türkiye
TM Turkmenistan
TC Turks and Caicos Islands
UG Uganda
UA Ukraine
AE United Arab Emirates
GB United Kingdom
US United States
UY Uruguay
UZ Uzbekistan
VU Vanuatu
VE Venezuela
VN Vietnam
YE Yemen
ZM Zambia
ZW Zimbabwe
`;

export interface Country {
  code: string;
  name: string;
}

/** Countries and regions in the console's order. Google Play offers nearly the same ones. */
export const COUNTRIES: readonly Country[] = NAMES.trim()
  .split('\n')
  .map((line) => ({ code: line.slice(0, 2), name: line.slice(3) }));

/** The names of the chosen ones in the console's order; codes of a newer version are left out. */
export function countryNames(chosen: Readonly<Record<string, boolean>>): string[] {
  return COUNTRIES.filter(({ code }) => chosen[code] === true).map(({ name }) => name);
}
