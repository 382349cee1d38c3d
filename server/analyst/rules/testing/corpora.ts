import { ASSAULT_CASE } from "./case-assault.ts";
import { BAR_FIGHT_CASE } from "./case-bar-fight.ts";
import { BURGLARY_CASE } from "./case-burglary.ts";
import { DRUG_CASE } from "./case-drugs.ts";
import { DUI_CRASH_CASE } from "./case-dui-crash.ts";
import { DUI_CASE } from "./case-dui.ts";
import type { CaseFile } from "./case-file.ts";
import { GUN_STOP_CASE } from "./case-gun-stop.ts";
import { ROBBERY_CASE } from "./case-robbery.ts";
import { THEFT_CASE } from "./case-theft.ts";
import { DRIVE_THRU_CASE } from "./fifth-1-drive-thru.ts";
import { FENNEL_CLOSE_CASE } from "./fifth-2-fennel-close.ts";
import { QUIKSTAR_CASE } from "./fifth-3-quikstar.ts";
import { UPPER_FLAT_CASE } from "./fifth-4-upper-flat.ts";
import { HOUSE_PARTY_CASE } from "./fifth-5-house-party.ts";
import { PARKING_LOT_CASE } from "./fifth-6-parking-lot.ts";
import { TAG_LIGHT_CASE } from "./fifth-7-tag-light.ts";
import { DROVERS_CASE } from "./fifth-8-drovers.ts";
import { LARCH_LANE_CASE } from "./fifth-9-larch-lane.ts";
import { CAR_WRAP_CASE } from "./fifth-10-car-wrap.ts";
import { BLOOD_DRAW_CASE } from "./fourth-1-blood-draw.ts";
import { DRINK_DRIVE_CASE } from "./fourth-2-drink-drive.ts";
import { TOWPATH_CASE } from "./fourth-3-towpath-robbery.ts";
import { INTERSTATE_CASE } from "./fourth-4-interstate-stop.ts";
import { KITCHEN_CASE } from "./fourth-5-kitchen.ts";
import { AWAY_END_CASE } from "./fourth-6-away-end.ts";
import { INVOICES_CASE } from "./fourth-7-invoices.ts";
import { MARCH_CASE } from "./fourth-8-march.ts";
import { APARTMENT_PILLS_CASE } from "./fresh-apartment-pills.ts";
import { COUNTY_ROAD_CASE } from "./fresh-county-road.ts";
import { MOTEL_CASE } from "./fresh-motel-burglary.ts";
import { NIGHTCLUB_CASE } from "./fresh-nightclub-knife.ts";
import { SHOP_TILL_CASE } from "./fresh-shop-till.ts";
import { ROUNDABOUT_CASE } from "./sixth-1-roundabout.ts";
import { BITTNER_CASE } from "./sixth-2-bittner.ts";
import { BIRCHMERE_CASE } from "./sixth-3-birchmere.ts";
import { PANTRY_CASE } from "./sixth-4-pantry.ts";
import { RIDER_CASE } from "./sixth-5-rider.ts";
import { BAR_PARKING_LOT_CASE } from "./sixth-6-parking-lot.ts";
import { BOOKKEEPER_CASE } from "./sixth-7-bookkeeper.ts";
import { TRAFFIC_DOG_CASE } from "./sixth-8-traffic-dog.ts";
import { WAKEFIELD_CASE } from "./sixth-9-wakefield.ts";
import { NANTGWYN_CASE } from "./sixth-10-nantgwyn.ts";
import { PECAN_ALLEY_CASE } from "./sixth-11-pecan-alley.ts";
import { FRESH_LINE_CASE } from "./sixth-12-fresh-line.ts";
import { HARBOR_STREET_CASE } from "./sixth-13-harbor-street.ts";
import { VERDEGROVE_CASE } from "./sixth-14-verdegrove.ts";
import { STEPANEK_GARAGE_CASE } from "./sixth-15-stepanek-garage.ts";
import { CORDELL_BEND_CASE } from "./sixth-16-cordell-bend.ts";
import { INFANT_CASE } from "./sixth-17-infant.ts";
import { KEBAB_CASE } from "./sixth-18-kebab.ts";
import { CARJACK_CASE } from "./sixth-19-carjack.ts";
import { PHARMACY_CASE } from "./sixth-20-pharmacy.ts";
import { FARMROAD_CASE } from "./seventh-1-farmroad.ts";
import { SELBROOK_CASE } from "./seventh-2-selbrook.ts";
import { VISTA_CASE } from "./seventh-3-vista.ts";
import { POD_CASE } from "./seventh-4-pod.ts";
import { ROUTE_CASE } from "./seventh-5-route.ts";
import { TAMARACK_CASE } from "./seventh-6-tamarack.ts";
import { COTTONWOOD_CASE } from "./seventh-7-cottonwood.ts";
import { PALMETTO_TRUST_CASE } from "./seventh-8-palmetto-trust.ts";
import { LARKSPUR_LANE_CASE } from "./seventh-9-larkspur-lane.ts";
import { MALLARD_CLOSE_CASE } from "./seventh-10-mallard-close.ts";
import { TENNEY_CASE } from "./seventh-11-tenney.ts";
import { DOCKERS_CASE } from "./seventh-12-dockers.ts";
import { MARLOW_CASE } from "./seventh-13-marlow.ts";
import { HARKNESS_CASE } from "./seventh-14-harkness.ts";
import { PINELEVEL_CASE } from "./seventh-15-pinelevel.ts";
import { HAULER_CASE } from "./eighth-1-hauler.ts";
import { BODEGA_CASE } from "./eighth-2-bodega.ts";
import { LARKSPUR_CASE } from "./eighth-3-larkspur.ts";
import { DUPLEX_CASE } from "./eighth-4-duplex.ts";
import { ROUNDHOUSE_CASE } from "./eighth-5-roundhouse.ts";
import { PAWNWATCH_CASE } from "./eighth-6-pawnwatch.ts";
import { SEAT_CASE } from "./eighth-7-seat.ts";
import { BARBECUE_CASE } from "./eighth-8-barbecue.ts";
import { DENTAL_CASE } from "./eighth-9-dental.ts";
import { CAMPUS_PARTY_CASE } from "./eighth-10-campus.ts";
import { EVICTION_CASE } from "./eighth-11-eviction.ts";
import { CROSSING_CASE } from "./eighth-12-crossing.ts";
import { BELLFIELD_CASE } from "./eighth-13-bellfield.ts";
import { CANALSIDE_CASE } from "./eighth-14-canalside.ts";
import { LARCHWOOD_CASE } from "./eighth-15-larchwood.ts";
import { RIDGEWAY_GARAGE_CASE } from "./eighth-16-ridgeway-garage.ts";
import { TAMARACK_HOUSE_CASE } from "./eighth-17-tamarack.ts";
import { OCOTILLO_PLAZA_CASE } from "./eighth-18-ocotillo-plaza.ts";
import { DITCH_CASE } from "./ninth-1-ditch.ts";
import { SHOVEL_CASE } from "./ninth-2-shovel.ts";
import { BUNGALOW_CASE } from "./ninth-3-bungalow.ts";
import { PORCH_CASE } from "./ninth-4-porch.ts";
import { COPAY_CASE } from "./ninth-5-copay.ts";
import { REPOSSESSION_CASE } from "./ninth-6-repossession.ts";
import { DUPLEX_NIGHT_CASE } from "./ninth-7-duplex.ts";
import { SURGERY_CASE } from "./ninth-8-surgery.ts";
import { TREATMENT_ROOM_CASE } from "./ninth-9-treatment-room.ts";
import { PAWN_GUNS_CASE } from "./ninth-10-pawn-guns.ts";
import { MOTORCYCLE_CASE } from "./tenth-1-motorcycle.ts";
import { MULBERRY_CASE } from "./tenth-2-mulberry.ts";
import { ANCHOR_CASE } from "./tenth-3-anchor.ts";
import { PORCH_PARCELS_CASE } from "./tenth-4-porch.ts";
import { TODDLER_CASE } from "./tenth-5-toddler.ts";
import { TANSY_ROAD_CASE } from "./tenth-6-tansy-road.ts";
import { LARK_STREET_CASE } from "./tenth-7-lark-street.ts";
import { SLOUGH_CAMP_CASE } from "./tenth-8-slough-camp.ts";
import { TWO_PHARMACIES_CASE } from "./tenth-9-two-pharmacies.ts";
import { SANDBAR_ROAD_CASE } from "./tenth-10-sandbar-road.ts";
import { FOSTER_CASE } from "./tenth-11-foster.ts";
import { SCHOOL_CASE } from "./tenth-12-school.ts";
import { DRIVEBY_CASE } from "./tenth-13-driveby.ts";
import { NURSE_CASE } from "./tenth-14-nurse.ts";
import { CONVERTERS_CASE } from "./tenth-15-converters.ts";
import { TOWN_LINE_CASE } from "./eleventh-1-town-line.ts";
import { DOCK_NINE_CASE } from "./eleventh-2-dock-nine.ts";
import { STORAGE_UNIT_CASE } from "./eleventh-3-storage-unit.ts";
import { HOME_VISIT_CASE } from "./eleventh-4-home-visit.ts";
import { TRAM_STOP_CASE } from "./eleventh-5-tram-stop.ts";
import { TOLLE_ROAD_CASE } from "./eleventh-6-tolle-road.ts";
import { BIGDADDY_WASH_CASE } from "./eleventh-7-bigdaddy-wash.ts";
import { GRAIN_SCALE_CASE } from "./eleventh-8-grain-scale.ts";
import { NIGHT_CAB_CASE } from "./eleventh-9-night-cab.ts";
import { SYCAMORE_WARRANT_CASE } from "./eleventh-10-sycamore-warrant.ts";
import { ATM_ROBBERY_CASE } from "./unseen-atm-robbery.ts";
import { CAMPUS_CASE } from "./unseen-campus-assault.ts";
import { CHECKPOINT_DUI_CASE } from "./unseen-checkpoint-dui.ts";
import { DOMESTIC_CASE } from "./unseen-domestic.ts";
import { GARAGE_BURGLARY_CASE } from "./unseen-garage-burglary.ts";
import { GLASSING_CASE } from "./unseen-glassing.ts";
import { HIGHWAY_DRUGS_CASE } from "./unseen-highway-drugs.ts";
import { MG11_ROBBERY_CASE } from "./unseen-mg11-robbery.ts";
import { NIGHT_STOP_CASE } from "./unseen-night-stop.ts";
import { PORCH_SHOOTING_CASE } from "./unseen-porch-gun.ts";
import { DRUG_HOUSE_CASE } from "./hold-out-drug-house.ts";
import { PHONE_SNATCH_CASE } from "./hold-out-phone-snatch.ts";

/** The rules were grown on these: full marks here say that nothing was lost since, not how good the rules are. */
export const DEVELOPMENT: readonly CaseFile[] = [
  DUI_CASE,
  ROBBERY_CASE,
  DRUG_CASE,
  ASSAULT_CASE,
  BURGLARY_CASE,
  BAR_FIGHT_CASE,
  GUN_STOP_CASE,
  THEFT_CASE,
  DUI_CRASH_CASE,
];
/** The last pair of the first blind readings; learnt from since. */
export const OLDER: readonly CaseFile[] = [DRUG_HOUSE_CASE, PHONE_SNATCH_CASE];

/**
 * Ten files that were written after the rules were frozen, and split by the order in which they were written before
 * anything was scored: the odd ones may be learnt from, the even ones are only ever scored.
 */
export const LEARNT_FROM: readonly CaseFile[] = [
  CHECKPOINT_DUI_CASE,
  MG11_ROBBERY_CASE,
  DOMESTIC_CASE,
  HIGHWAY_DRUGS_CASE,
  GARAGE_BURGLARY_CASE,
];
export const HELD_OUT: readonly CaseFile[] = [
  NIGHT_STOP_CASE,
  ATM_ROBBERY_CASE,
  GLASSING_CASE,
  PORCH_SHOOTING_CASE,
  CAMPUS_CASE,
];

/** Written after the second freeze and scored once; learnt from since. */
export const FRESH: readonly CaseFile[] = [
  NIGHTCLUB_CASE,
  APARTMENT_PILLS_CASE,
  SHOP_TILL_CASE,
  COUNTY_ROAD_CASE,
  MOTEL_CASE,
];

/**
 * Eight files by another hand than the rules', keyed by quotes instead of by rule ids, and committed with their keys before
 * anything was scored. The odd ones may be learnt from, the even ones are only ever scored.
 */
export const FOURTH_ODD: readonly CaseFile[] = [BLOOD_DRAW_CASE, TOWPATH_CASE, KITCHEN_CASE, INVOICES_CASE];
export const FOURTH_EVEN: readonly CaseFile[] = [DRINK_DRIVE_CASE, INTERSTATE_CASE, AWAY_END_CASE, MARCH_CASE];

/**
 * Ten files by another hand than the rules', keyed before anything was scored, with all that is fair to say.
 * The odd ones may be learnt from, the even ones are only ever scored.
 */
export const FIFTH_ODD: readonly CaseFile[] = [
  DRIVE_THRU_CASE,
  QUIKSTAR_CASE,
  HOUSE_PARTY_CASE,
  TAG_LIGHT_CASE,
  LARCH_LANE_CASE,
];
export const FIFTH_EVEN: readonly CaseFile[] = [
  FENNEL_CLOSE_CASE,
  UPPER_FLAT_CASE,
  PARKING_LOT_CASE,
  DROVERS_CASE,
  CAR_WRAP_CASE,
];

/**
 * Twenty files by five hands that knew neither the rules nor the other files, keyed before anything was scored, with all that
 * is fair to say. The odd ones may be learnt from, the even ones are only ever scored.
 */
export const SIXTH_ODD: readonly CaseFile[] = [
  ROUNDABOUT_CASE,
  BIRCHMERE_CASE,
  RIDER_CASE,
  BOOKKEEPER_CASE,
  WAKEFIELD_CASE,
  PECAN_ALLEY_CASE,
  HARBOR_STREET_CASE,
  STEPANEK_GARAGE_CASE,
  INFANT_CASE,
  CARJACK_CASE,
];
export const SIXTH_EVEN: readonly CaseFile[] = [
  BITTNER_CASE,
  PANTRY_CASE,
  BAR_PARKING_LOT_CASE,
  TRAFFIC_DOG_CASE,
  NANTGWYN_CASE,
  FRESH_LINE_CASE,
  VERDEGROVE_CASE,
  CORDELL_BEND_CASE,
  KEBAB_CASE,
  PHARMACY_CASE,
];

/** Fifteen more by three other such hands, keyed for evidence gaps alone; scored once, then learnt from. */
export const SEVENTH: readonly CaseFile[] = [
  FARMROAD_CASE,
  SELBROOK_CASE,
  VISTA_CASE,
  POD_CASE,
  ROUTE_CASE,
  TAMARACK_CASE,
  COTTONWOOD_CASE,
  PALMETTO_TRUST_CASE,
  LARKSPUR_LANE_CASE,
  MALLARD_CLOSE_CASE,
  TENNEY_CASE,
  DOCKERS_CASE,
  MARLOW_CASE,
  HARKNESS_CASE,
  PINELEVEL_CASE,
];

/** Eighteen more by three other hands, keyed for evidence gaps alone; scored once, then learnt from. */
export const EIGHTH: readonly CaseFile[] = [
  HAULER_CASE,
  BODEGA_CASE,
  LARKSPUR_CASE,
  DUPLEX_CASE,
  ROUNDHOUSE_CASE,
  PAWNWATCH_CASE,
  SEAT_CASE,
  BARBECUE_CASE,
  DENTAL_CASE,
  CAMPUS_PARTY_CASE,
  EVICTION_CASE,
  CROSSING_CASE,
  BELLFIELD_CASE,
  CANALSIDE_CASE,
  LARCHWOOD_CASE,
  RIDGEWAY_GARAGE_CASE,
  TAMARACK_HOUSE_CASE,
  OCOTILLO_PLAZA_CASE,
];

/**
 * Ten by two hands more, keyed whole and committed before anything was scored. The odd ones are learnt from, the even ones
 * are only ever scored.
 */
export const NINTH_ODD: readonly CaseFile[] = [
  DITCH_CASE,
  BUNGALOW_CASE,
  COPAY_CASE,
  DUPLEX_NIGHT_CASE,
  TREATMENT_ROOM_CASE,
];
export const NINTH_EVEN: readonly CaseFile[] = [
  SHOVEL_CASE,
  PORCH_CASE,
  REPOSSESSION_CASE,
  SURGERY_CASE,
  PAWN_GUNS_CASE,
];

/** Fifteen more by three other hands, keyed for evidence gaps alone; scored once, then learnt from. */
export const TENTH: readonly CaseFile[] = [
  MOTORCYCLE_CASE,
  MULBERRY_CASE,
  ANCHOR_CASE,
  PORCH_PARCELS_CASE,
  TODDLER_CASE,
  TANSY_ROAD_CASE,
  LARK_STREET_CASE,
  SLOUGH_CAMP_CASE,
  TWO_PHARMACIES_CASE,
  SANDBAR_ROAD_CASE,
  FOSTER_CASE,
  SCHOOL_CASE,
  DRIVEBY_CASE,
  NURSE_CASE,
  CONVERTERS_CASE,
];

/** Ten by two hands more, keyed for evidence gaps alone, written when the rules stood: scored, and never looked at. */
export const ELEVENTH: readonly CaseFile[] = [
  TOWN_LINE_CASE,
  DOCK_NINE_CASE,
  STORAGE_UNIT_CASE,
  HOME_VISIT_CASE,
  TRAM_STOP_CASE,
  TOLLE_ROAD_CASE,
  BIGDADDY_WASH_CASE,
  GRAIN_SCALE_CASE,
  NIGHT_CAB_CASE,
  SYCAMORE_WARRANT_CASE,
];

/** All of them with where they come from, in the order in which they were written. */
export const CORPORA: readonly (readonly [name: string, files: readonly CaseFile[], source: string])[] = [
  ["grown on", DEVELOPMENT, "case-*.ts: the rules were made on these"],
  ["older", OLDER, "hold-out-*.ts: once blind, since learnt from"],
  ["learnt", LEARNT_FROM, "unseen-*.ts, odd: written after the first freeze, then learnt from"],
  ["2nd, even", HELD_OUT, "unseen-*.ts, even: same writing, held out until the fifth, then learnt from"],
  ["fresh", FRESH, "fresh-*.ts: written after the second freeze, since learnt from"],
  ["4th, odd", FOURTH_ODD, "fourth-1, 3, 5, 7: another hand, keyed by quotes before any reading; since learnt from"],
  ["4th, even", FOURTH_EVEN, "fourth-2, 4, 6, 8: the same writing, since learnt from"],
  ["5th, odd", FIFTH_ODD, "fifth-*.ts, odd: long papers by a hand that has never seen the rules; learnt from"],
  ["6th, odd", SIXTH_ODD, "sixth-*.ts, odd: five such hands; learnt from"],
  ["7th", SEVENTH, "seventh-*.ts: three such hands, keyed for gaps alone; learnt from"],
  ["8th", EIGHTH, "eighth-*.ts: three more hands, keyed for gaps alone; learnt from"],
  ["9th, odd", NINTH_ODD, "ninth-*.ts, odd: two hands more, keyed whole; learnt from"],
  ["10th", TENTH, "tenth-*.ts: three more hands, keyed for gaps alone; learnt from"],
  ["5th, even", FIFTH_EVEN, "fifth-*.ts, even: never looked at: what to expect of a file from elsewhere"],
  ["6th, even", SIXTH_EVEN, "sixth-*.ts, even: never looked at either"],
  ["9th, even", NINTH_EVEN, "ninth-*.ts, even: nor at these"],
  ["11th", ELEVENTH, "eleventh-*.ts: two hands more, keyed for gaps alone after the last widening; never looked at"],
];
